import { spawnSync } from 'node:child_process';
import { parse } from 'yaml';
import { asMap, asMaps } from './containers.ts';
import type { Check } from './lib/check.ts';
import { read } from './lib/files.ts';

const METRICS = 'site/server/ops/metrics.ts';
const RULES = 'deploy/prometheus/rules.yml';
const TESTS = 'deploy/prometheus/rules.test.yml';
const DASHBOARD = 'deploy/grafana/dashboard.json';
const DOCS = 'docs/operations.md';

/** Labels that Prometheus adds to every series, and the one of the buckets of a histogram. */
const OTHER_LABELS = new Set(['job', 'instance', 'le']);

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

/** What is wrong with an expression: a metric that the site has not, or a label that the metric has not. */
function expressionProblems(expr: string, metrics: ReturnType<typeof exportedMetrics>): string[] {
  return [...expr.matchAll(/\b(inktvis_\w+)(?:\{([^}]*)\})?/g)].flatMap(([, name = '', selectors = '']) => {
    const labels = metrics.get(name) ?? metrics.get(name.replace(/_(bucket|sum|count)$/, ''));
    if (labels === undefined) return [`reads ${name}, which the site does not export`];
    return [...selectors.matchAll(/(\w+)\s*[=!]~?/g)]
      .map(([, label = '']) => label)
      .filter((label) => !labels.includes(label) && !OTHER_LABELS.has(label))
      .map((label) => `reads ${name} by ${label}, a label that it has not`);
  });
}

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

/** What `promtool` says of the rules and their tests, where it is installed. */
function promtoolProblems(root: string): string[] {
  const { error, status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', `${root}/${TESTS}`], {
    encoding: 'utf8',
  });
  return error || status === 0 ? [] : [`${TESTS}: ${stdout}${stderr}`];
}

export const alarms: Check = {
  name: 'alarms and the dashboard read metrics that exist',
  run: (root) => {
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
      ...promtoolProblems(root),
    ];
  },
};
