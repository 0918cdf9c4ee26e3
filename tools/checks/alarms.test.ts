import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';
import { alarms } from './alarms.ts';
import { tree } from './testing/tree.ts';

const FILES = [
  'site/server/ops/metrics.ts',
  'deploy/prometheus/rules.yml',
  'deploy/prometheus/rules.test.yml',
  'deploy/grafana/dashboard.json',
  'docs/operations.md',
];

/** The files of this repository, with one text in one of them replaced by another. */
async function problemsWith(file: string, from: string, to: string): Promise<string[]> {
  const files = Object.fromEntries(FILES.map((path) => [path, readFileSync(at(path), 'utf8')]));
  expect(files[file]).toContain(from);
  return alarms.run(tree({ ...files, [file]: files[file]?.replaceAll(from, to) ?? '' }));
}

test.each([
  ['deploy/prometheus/rules.yml', 'inktvis_mail_outage_seconds', 'inktvis_outage', 'does not export'],
  ['deploy/prometheus/rules.yml', 'state="dead"', 'status="dead"', 'by status'],
  ['deploy/prometheus/rules.yml', '#inktvisdeadmails', '#dead', 'has no section'],
  ['deploy/prometheus/rules.test.yml', 'InktvisNotReady', 'InktvisReady', 'does not fire'],
  ['deploy/grafana/dashboard.json', 'inktvis_streams', 'inktvis_flows', 'Connections and streams'],
  ['docs/operations.md', '| `inktvis_ready`', '| `ready`', 'has no row'],
])('%s with "%s" as "%s" is a problem', async (file, from, to, problem) => {
  expect((await problemsWith(file, from, to)).join('\n')).toContain(problem);
});
