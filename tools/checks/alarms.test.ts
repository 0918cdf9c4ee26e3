import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';
import { alarms, readingProblems } from './alarms.ts';
import { tree } from './testing/tree.ts';

const FILES = [
  'site/server/ops/metrics.ts',
  'deploy/prometheus/rules.yml',
  'deploy/prometheus/rules.test.yml',
  'deploy/prometheus/prometheus.yml',
  'deploy/systemd/inktvis.env',
  'deploy/grafana/dashboard.json',
  'docs/operations.md',
];

/** The files of this repository, with one text in one of them replaced by another. */
function repositoryWith(file: string, from: string, to: string): string {
  const files = Object.fromEntries(FILES.map((path) => [path, readFileSync(at(path), 'utf8')]));
  expect(files[file]).toContain(from);
  return tree({ ...files, [file]: files[file]?.replaceAll(from, to) ?? '' });
}

test.each([
  ['deploy/prometheus/rules.yml', 'inktvis_mail_outage_seconds', 'inktvis_outage', 'does not export'],
  ['deploy/prometheus/rules.yml', 'state="dead"', 'status="dead"', 'by status'],
  ['deploy/prometheus/rules.yml', 'state="dead"', 'state="ded"', 'with state ded'],
  ['deploy/prometheus/rules.yml', 'status=~"5.."', 'status=~"7.."', 'with status 7..'],
  ['deploy/prometheus/rules.test.yml', 'source="events"', 'source="agenda"', 'with source agenda'],
  ['site/server/ops/metrics.ts', "['outcome']", "['how']", 'the label how'],
  ['deploy/prometheus/rules.yml', '#inktvisdeadmails', '#dead', 'has no section'],
  ['deploy/prometheus/rules.test.yml', 'InktvisNotReady', 'InktvisReady', 'does not fire'],
  ['deploy/grafana/dashboard.json', 'inktvis_streams', 'inktvis_flows', 'Connections and streams'],
  ['deploy/prometheus/prometheus.yml', 'job_name: inktvis', 'job_name: site', 'know no job site'],
  ['deploy/prometheus/prometheus.yml', ':9464', ':9090', 'asks [["127.0.0.1:9090"]]'],
  ['docs/operations.md', '| `inktvis_ready`', '| `ready`', 'has no row'],
])('%s with "%s" as "%s" is a problem', (file, from, to, problem) => {
  expect(readingProblems(repositoryWith(file, from, to)).join('\n')).toContain(problem);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test.runIf(hasPromtool).each([
  [
    'a fault that no longer fires its alarm',
    '> 0\n        labels: { severity: page }',
    '> 9\n        labels: { severity: page }',
  ],
  ['an alarm without its fault', 'for: 2m', 'for: 0m'],
])('promtool finds %s', { timeout: 60_000 }, async (_name, from, to) => {
  const problems = await alarms.run(repositoryWith('deploy/prometheus/rules.yml', from, to));
  expect(problems.join('\n')).toContain('FAILED');
});

test.runIf(hasPromtool)('promtool finds a configuration that Prometheus refuses', async () => {
  const root = repositoryWith(
    'deploy/prometheus/prometheus.yml',
    'scrape_interval: 15s',
    'scrape_every: 15s',
  );
  expect((await alarms.run(root)).join('\n')).toContain('scrape_every');
});
