import { existsSync } from 'node:fs';
import ts from 'typescript';
import type { Check } from './lib/check.ts';
import { codeFiles, read } from './lib/files.ts';
import { linesOf, walk } from './lib/source.ts';

/** The files that parse settings: every name in them needs a row in the table. */
const readers = /^(site\/src\/server\/settings\.ts|embedded\/[^/]+\/src\/main\.ts)$/;
/** The files that may touch `process.env`: those, entry points that pass it on, the log, and what never ships. */
const mayTouch =
  /^(site\/src\/server\/settings\.ts|.*\/main\.ts|packages\/foundation\/src\/log\/log\.ts|(e2e|bench|tools|sample)\/.*|.*\.test\.tsx?|[^/]+\/[^/]+\.config\.m?[jt]s)$/;
const table = 'deploy/settings.md';
const settingName = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
/** Words in capitals that are no settings: signals, error codes, HTTP methods. */
const otherWords = /^(SIG[A-Z0-9]+|E[A-Z]{4,}|GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH|UTC|NODE_ENV)$/;

export const settings: Check = {
  name: 'every setting has a row in the table',
  run: (root) => {
    const files = codeFiles(root);
    const rows = existsSync(`${root}/${table}`) ? rowNames(read(root, table)) : new Set<string>();
    const missing = files
      .filter((file) => readers.test(file) || file === 'packages/foundation/src/log/log.ts')
      .flatMap((file) => [...settingNames(file, read(root, file))].map((name) => ({ file, name })))
      .filter(({ name }) => !rows.has(name))
      .map(({ file, name }) => `${file} reads ${name}, which has no row in ${table}`);
    const unknown = files
      .filter((file) => !mayTouch.test(file) && linesOf(file, read(root, file), isEnvironment).length > 0)
      .map((file) => `${file} reads process.env; settings are read in site/src/server/settings.ts`);
    return [...missing, ...unknown];
  },
};

/** The settings that have a row in the table. */
export function rowNames(markdown: string): Set<string> {
  return new Set([...markdown.matchAll(/^\|\s*`?([A-Z][A-Z0-9_]*)`?\s*\|/gm)].map(([, name = '']) => name));
}

/** Names in capitals where a setting is named: `env.X`, `env['X']`, `{ X: ... }`, `read('X')`. */
function settingNames(file: string, text: string): Set<string> {
  const names = new Set<string>();
  const add = (name: string) => {
    if (settingName.test(name) && name.length > 3 && !otherWords.test(name)) names.add(name);
  };
  walk(file, text, (node) => {
    if (ts.isPropertyAccessExpression(node) && /\benv$/i.test(node.expression.getText())) add(node.name.text);
    else if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
      add(node.argumentExpression.text);
    } else if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) add(node.name.text);
    else if (ts.isCallExpression(node))
      for (const one of node.arguments) if (ts.isStringLiteral(one)) add(one.text);
  });
  return names;
}

const isEnvironment = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && node.getText() === 'process.env';
