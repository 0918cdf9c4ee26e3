import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { at } from '../lib/paths.mjs';
import { kubernetes } from './kubernetes.ts';

/** This repository, with one text of the example replaced by another. */
function repositoryWith(from: string, to: string): string {
  const root = mkdtempSync(join(tmpdir(), 'inktvis-kubernetes-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const name of readdirSync(at())) if (name !== 'deploy') symlinkSync(at(name), join(root, name));
  cpSync(at('deploy'), join(root, 'deploy'), { recursive: true });
  const path = join(root, 'deploy', 'kubernetes', 'site.yaml');
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return root;
}

test.each([
  ['TRUSTED_PROXIES:', 'TRUSTED_PROXY:', 'sets TRUSTED_PROXY'],
  ['- name: CONTENT_TOKEN', '- name: CONTENT_TOKENS', 'sets CONTENT_TOKENS'],
  ['  MAIL_FROM:', '  MAIL_URL:', 'has MAIL_URL in the ConfigMap'],
  [
    'valueFrom: { secretKeyRef: { name: inktvis, key: MAIL_URL } }',
    'value: smtp://x',
    'has MAIL_URL without',
  ],
  ['terminationGracePeriodSeconds: 25', 'terminationGracePeriodSeconds: 15', 'is killed before its 15 s'],
  ['containerPort: 4321', 'containerPort: 8080', 'asks port 8080'],
  ['METRICS_PORT: "9464"', 'METRICS_PORT: "9465"', 'another port of metrics'],
  ['/readyz, port: http', '/healthz, port: http', 'readinessProbe asks /healthz'],
  ['selector: { app: inktvis }', 'selector: { app: site }', 'the Service selects other pods'],
  ['service: { name: inktvis', 'service: { name: site', 'the Ingress leads to'],
  ['minAvailable: 1', 'minAvailable: 2', 'lets no pod go'],
  ['src/backup/main.ts', 'src/backup/start.ts', 'makes no backup with a script that is there'],
  ['backup --to /backups', 'backup --to /tmp', 'writes the backup to /tmp, which does not outlive'],
  ['claimName: inktvis-backups', 'claimName: backups', 'writes the backup to /backups, which does not'],
  ['mountPath: /srv/inktvis/var', 'mountPath: /var', 'mounts nothing at'],
])('%j replaced by %j is noticed', async (from, to, problem) => {
  expect(await kubernetes.run(repositoryWith(from, to))).toContainEqual(expect.stringContaining(problem));
});
