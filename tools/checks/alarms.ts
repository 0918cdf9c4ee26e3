import { spawnSync } from 'node:child_process';
import { STATUS_CODES } from 'node:http';
import { parse } from 'yaml';
import { asMap, asMaps } from './containers.ts';
import type { Check } from './lib/check.ts';
import { read } from './lib/files.ts';

const METRICS = 'site/server/ops/metrics.ts';
const RULES = 'deploy/prometheus/rules.yml';
const TESTS = 'deploy/prometheus/rules.test.yml';
const CONFIG = 'deploy/prometheus/prometheus.yml';
const ENV = 'deploy/systemd/inktvis.env';
const DASHBOARD = 'deploy/grafana/dashboard.json';
const DOCS = 'docs/operations.md';

/** Labels that Prometheus adds to every series, and the one of the buckets of a histogram. */
const OTHER_LABELS = new Set(['job', 'instance', 'le']);

const PAGE_STATES = ['hit', 'miss', 'stale', 'bypass'];
const KINDS = ['page', 'preview', 'file', 'image', 'call', 'probe', 'stream', 'error'];
const SOURCES = ['content', 'content-plan', 'events', 'pictures', 'tour-pictures'];

/** What the site gives each label: a rule that asks for anything else is silent for ever. */
const LABEL_VALUES: Record<string, Record<string, readonly string[]>> = {
  inktvis_requests_total: { kind: KINDS, status: Object.keys(STATUS_CODES) },
  inktvis_request_duration_seconds: { kind: KINDS },
  inktvis_page_cache_total: { state: PAGE_STATES },
  inktvis_edge_purges_total: { outcome: ['done', 'failed'] },
  inktvis_browser_errors_total: { kind: ['script', 'csp'] },
  inktvis_content_read_duration_seconds: { outcome: ['ok', 'unavailable', 'refused'] },
  inktvis_circuit_open: { source: SOURCES },
  inktvis_outbox_mails: { state: ['waiting', 'dead'] },
};

/** The labels of each metric that the site defines, by its name. */
function exportedMetrics(source: string): Map<string, readonly string[]> {
  const definitions = source.split(/(?='inktvis_\w+')/).slice(1);
  return new Map(
    definitions.map((text) => [
      /^'(\w+)'/.exec(text)?.[1] ?? '',
      [...(/labelNames: \[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
        ([, name = '']) => name,
      ),
    ]),
  );
}

/** What is wrong with an expression: a metric that the site has not, or a label or a value that the metric has not. */
function expressionProblems(expr: string, metrics: ReturnType<typeof exportedMetrics>): string[] {
  return [...expr.matchAll(/\b(inktvis_\w+)(?:\{([^}]*)\})?/g)].flatMap(([, found = '', selectors = '']) => {
    const name = metrics.has(found) ? found : found.replace(/_(bucket|sum|count)$/, '');
    const labels = metrics.get(name);
    if (labels === undefined) return [`reads ${found}, which the site does not export`];
    return [...selectors.matchAll(/(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g)]
      .filter(([, label = '']) => !OTHER_LABELS.has(label))
      .flatMap(([, label = '', operator = '', value = '']) => {
        if (!labels.includes(label)) return [`reads ${found} by ${label}, a label that it has not`];
        const isRegExp = operator.endsWith('~');
        const fits = (one: string) => (isRegExp ? new RegExp(`^(?:${value})$`).test(one) : one === value);
        return LABEL_VALUES[name]?.[label]?.some(fits)
          ? []
          : [`reads ${found} with ${label} ${value}, a value that it never has`];
      });
  });
}

/** Labels whose values are not listed above. */
const unlistedLabels = (metrics: ReturnType<typeof exportedMetrics>): string[] =>
  [...metrics].flatMap(([name, labels]) =>
    labels
      .filter((label) => LABEL_VALUES[name]?.[label] === undefined)
      .map((label) => `${METRICS} gives ${name} the label ${label}, whose values this check does not know`),
  );

/** The part of a line of the table that names metrics: `inktvis_page_cache_entries`, `_bytes`. */
const documented = (docs: string, name: string): boolean =>
  docs
    .split('\n')
    .filter((line) => line.startsWith('| `inktvis_'))
    .some((line) => {
      const [cell = ''] = line.slice(1).split('|');
      const names = [...cell.matchAll(/`(\w+)/g)].map(([, found = '']) => found);
      return names.some((found) => found === name || (found.startsWith('_') && name.endsWith(found)));
    });

/** What `promtool` says of the configuration, the rules and their tests. Where it is not installed that is said, and is no failure. */
function promtoolProblems(root: string): string[] {
  const ask = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });
  const config = ask('check', 'config', `${root}/${CONFIG}`);
  if (config.error) {
    console.log(
      'NOTE   the alarms were not fired: there is no promtool (Debian: apt-get install prometheus)',
    );
    return [];
  }
  const said = ({ status, stdout, stderr }: typeof config, file: string) =>
    status === 0 ? [] : [`${file}: ${stdout}${stderr}`];
  return [...said(config, CONFIG), ...said(ask('test', 'rules', `${root}/${TESTS}`), TESTS)];
}

/** The job that the rules know the instances by, at the port of the settings file of one host. */
function scrapeProblems(root: string): string[] {
  const [job = {}] = asMaps(asMap(parse(read(root, CONFIG))).scrape_configs);
  const targets = JSON.stringify(asMaps(job.static_configs).map((one) => one.targets));
  const [, port = ''] = /^METRICS_PORT=(\d+)$/m.exec(read(root, ENV)) ?? [];
  return [
    ...(read(root, RULES).includes(`job="${job.job_name}"`)
      ? []
      : [`${CONFIG}: the rules know no job ${job.job_name}`]),
    ...(targets.includes(`:${port}"`) ? [] : [`${CONFIG}: asks ${targets}; ${ENV} has port ${port}`]),
  ];
}

/** Where rules, their tests, the dashboard and the docs do not fit the metrics. */
export function readingProblems(root: string): string[] {
  const metrics = exportedMetrics(read(root, METRICS));
  const docs = read(root, DOCS);
  const tests = read(root, TESTS);
  const rules = asMaps(asMap(parse(read(root, RULES))).groups).flatMap((group) =>
    asMaps(group.rules).map(({ alert, expr, annotations }) => ({
      alert: String(alert),
      expr: String(expr),
      runbook: asMap(annotations).runbook_url,
    })),
  );
  const panels = asMaps(asMap(JSON.parse(read(root, DASHBOARD))).panels);
  return [
    ...[...metrics.keys()]
      .filter((name) => !documented(docs, name))
      .map((name) => `${METRICS} exports ${name}, which has no row in ${DOCS}`),
    ...unlistedLabels(metrics),
    ...scrapeProblems(root),
    ...[...tests.matchAll(/- series: '([^']+)'/g)]
      .flatMap(([, series = '']) => expressionProblems(series, metrics))
      .map((problem) => `${TESTS} ${problem}`),
    ...rules.flatMap(({ alert, expr, runbook }) => [
      ...expressionProblems(expr, metrics).map((problem) => `${RULES}: ${alert} ${problem}`),
      ...(runbook === `${DOCS}#${alert.toLowerCase()}` && docs.includes(`\n### ${alert}\n`)
        ? []
        : [`${RULES}: ${alert} has no section in ${DOCS}`]),
      ...(tests.includes(`alertname: ${alert}\n`) ? [] : [`${TESTS} does not fire ${alert}`]),
    ]),
    ...panels.flatMap(({ title, targets }) =>
      asMaps(targets)
        .flatMap(({ expr }) => expressionProblems(String(expr), metrics))
        .map((problem) => `${DASHBOARD}: "${String(title)}" ${problem}`),
    ),
  ];
}

export const alarms: Check = {
  name: 'alarms and the dashboard read metrics that exist',
  run: (root) => [...readingProblems(root), ...promtoolProblems(root)],
};
