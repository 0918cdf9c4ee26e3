import ts from 'typescript';
import type { Check } from './lib/check.ts';
import { codeFiles, read } from './lib/files.ts';
import { walk } from './lib/source.ts';

/** What runs in production: not the tests and what helps them. */
const deployedFiles = (root: string): string[] =>
  codeFiles(root).filter(
    (file) => /^(site|packages)\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
  );

/** Finds what is wrong with a node of a file; null for nothing. */
type Rule = (node: ts.Node, file: string) => string | null;

/** A check that holds each node of what runs in production against a rule. `ruleFor` is called for each file. */
const nodeCheck = (name: string, ruleFor: (text: string) => Rule): Check => ({
  name,
  run: (root) =>
    deployedFiles(root).flatMap((file) => {
      const text = read(root, file);
      const rule = ruleFor(text);
      const problems: string[] = [];
      walk(file, text, (node, line) => {
        const problem = rule(node, file);
        if (problem !== null) problems.push(`${file}:${line} ${problem}`);
      });
      return problems;
    }),
});

const isIdentifier = (node: ts.Node | undefined, name: string): boolean =>
  node !== undefined && ts.isIdentifier(node) && node.text === name;

/** `RegExp.escape(…)`. */
const isEscaped = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^RegExp\s*\.\s*escape$/.test(node.expression.getText());

const CONSTANT = /^[A-Z][A-Z0-9_]*$/;

/** Whether a part of a pattern is written in the code: a literal, a constant, or escaped. */
function isWritten(node: ts.Node, escaped: ReadonlySet<string>): boolean {
  if (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node) || isEscaped(node)) return true;
  if (ts.isIdentifier(node)) return CONSTANT.test(node.text) || escaped.has(node.text);
  if (ts.isTaggedTemplateExpression(node))
    return node.tag.getText() === 'String.raw' && isWritten(node.template, escaped);
  return (
    ts.isTemplateExpression(node) &&
    node.templateSpans.every(({ expression }) => isWritten(expression, escaped))
  );
}

/** What comes from outside is no regular expression, nor a part of one that is not escaped (OWASP ASVS 5.0, 1.2.9). */
export const patterns = nodeCheck('no regular expression is made from input', (text) => {
  const escaped = new Set(
    [...text.matchAll(/\bconst (\w+) = RegExp\.escape\(/g)].map(([, name = '']) => name),
  );
  return (node) => {
    if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return null;
    if (!isIdentifier(node.expression, 'RegExp')) return null;
    return (node.arguments ?? []).every((part) => isWritten(part, escaped))
      ? null
      : 'makes a regular expression from a variable; use RegExp.escape';
  };
});

/** The content service signs with SHA-1 (docs of the vendor at each place); SECURITY.md says so. */
const VENDOR_SIGNATURES: ReadonlySet<string> = new Set([
  'site/src/server/preview/preview-access.ts',
  'site/src/server/publication/publication-webhook.ts',
  'packages/content/src/commands/check/lines/site.ts',
]);

/** Hashes of our own are SHA-256 (OWASP ASVS 5.0, 11.4.1). */
export const hashes = nodeCheck('hashes are SHA-256', () => (node, file) => {
  if (!ts.isCallExpression(node) || !/(^|\.)create(Hash|Hmac)$/.test(node.expression.getText())) return null;
  const [algorithm] = node.arguments;
  const name = algorithm !== undefined && ts.isStringLiteralLike(algorithm) ? algorithm.text : null;
  if (name === 'sha256' || (name === 'sha1' && VENDOR_SIGNATURES.has(file))) return null;
  return `hashes with ${name ?? 'a variable'}; use sha256`;
});

/** Who draws lots, or spreads requests over time. Nothing that must not be guessed. */
const DRAWS_LOTS: ReadonlySet<string> = new Set([
  'packages/content/src/client/client.ts',
  'packages/content/src/client/versions/version-watch.ts',
  'packages/outbox/src/queue.ts',
  'site/src/browser/report-errors.ts',
  'site/src/features/live/browser/engine.ts',
  'site/src/features/my-list/dates.ts',
  'site/src/features/tours/event/load-event.ts',
]);

/** What must not be guessed comes from `node:crypto` (OWASP ASVS 5.0, 11.5.1). */
export const randomness = nodeCheck(
  'secrets are not drawn with Math.random',
  () => (node, file) =>
    ts.isPropertyAccessExpression(node) &&
    isIdentifier(node.expression, 'Math') &&
    node.name.text === 'random' &&
    !DRAWS_LOTS.has(file)
      ? 'uses Math.random, which can be guessed; use node:crypto, or name the file in tools/checks/security-rules.ts'
      : null,
);

const UNTRUSTED = /^(rejectUnauthorized|checkServerIdentity|NODE_TLS_REJECT_UNAUTHORIZED)$/;

/** Nothing turns off that Node checks the certificates of servers (OWASP ASVS 5.0, 12.3.2). */
export const certificates = nodeCheck(
  'certificates of servers are checked',
  () => (node) =>
    (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && UNTRUSTED.test(node.text)
      ? `has ${node.text}: the certificate of a server is checked as Node does by default`
      : null,
);
