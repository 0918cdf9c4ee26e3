import { execFile } from 'node:child_process';
import type { Check } from './lib/check.ts';
import { property } from './lib/workspaces.ts';

const SERIOUS = ['high', 'critical'];
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** What `npm audit --json` came to: the serious ones, or why that is not known. */
type Audit =
  | { readonly kind: 'known'; readonly serious: string[] }
  | { readonly kind: 'unknown'; readonly why: string };

/** Reads the response of `npm audit --json`. */
export function readAudit(output: string): Audit {
  let report: unknown;
  try {
    report = JSON.parse(output);
  } catch {
    return { kind: 'unknown', why: output.trim().split('\n')[0] || 'npm said nothing' };
  }
  const found = property(report, 'vulnerabilities');
  if (typeof found !== 'object' || found === null) {
    return { kind: 'unknown', why: String(property(report, 'message') ?? 'npm gave no list') };
  }
  const serious = Object.entries(found)
    .filter(([, one]) => SERIOUS.includes(String(property(one, 'severity'))))
    .map(([name, one]) => `${name} (${property(one, 'severity')}): ${reasons(property(one, 'via'))}`);
  return { kind: 'known', serious };
}

/** Titles of advisories, or the names of packages that bring the problem along. */
const reasons = (via: unknown): string =>
  (Array.isArray(via) ? via : [])
    .map((one) => (typeof one === 'string' ? one : `${property(one, 'title')} ${property(one, 'url')}`))
    .join('; ');

/** Asks the registry about what is installed for production; it leaves nothing behind. */
function askRegistry(root: string): Promise<string> {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0'];
  const options = { cwd: root, timeout: TIMEOUT_MS, maxBuffer: MAX_BYTES };
  return new Promise((resolve) => {
    // npm fails when it finds something: then too its list is on standard output.
    execFile('npm', args, options, (error, output) =>
      resolve(error?.code === 'ENOENT' ? error.message : output),
    );
  });
}

/** The problems that an audit found. `isRequired`: an audit that could not be made is one; otherwise it is only noted. */
export function auditProblems(result: Audit, isRequired: boolean): string[] {
  if (result.kind === 'known') return result.serious;
  const note = `dependencies were not audited: ${result.why}`;
  if (isRequired) return [note];
  console.log(`NOTE   ${note}`);
  return [];
}

/**
 * No known hole, high or critical, in what production runs on. A registry that cannot be reached, or that keeps no
 * list, is reported and is no failure, unless `INKTVIS_AUDIT=required`: then that fails.
 */
export const audit: Check = {
  name: 'no known holes in dependencies (npm audit)',
  run: async (root) =>
    auditProblems(readAudit(await askRegistry(root)), process.env.INKTVIS_AUDIT === 'required'),
};
