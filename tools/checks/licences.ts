import { existsSync } from 'node:fs';
import type { Check } from './lib/check.ts';
import { read } from './lib/files.ts';
import { type LockedPackage, lockedPackages } from './lib/locked-packages.ts';

const table = 'docs/licences.md';

/** Every package has a licence of the allowed ones, or a row of its own that says who looked at it. */
export const licences: Check = {
  name: 'licences of dependencies are allowed',
  run: (root) => {
    const { allowed, looked } = rows(existsSync(`${root}/${table}`) ? read(root, table) : '');
    const packages = lockedPackages(JSON.parse(read(root, 'package-lock.json')));
    const present = new Set(packages.map(nameOf));
    return [
      ...packages
        .filter((one) => !looked.has(nameOf(one)) && !allows(one.license, allowed))
        .map((one) => `${nameOf(one)} has ${one.license || 'no licence'}, which ${table} does not allow`),
      ...[...looked]
        .filter((name) => !present.has(name))
        .map((name) => `${table} has a row for ${name}, which is no dependency`),
    ];
  },
};

const nameOf = ({ name, version }: LockedPackage): string => `${name}@${version}`;

/** The rows of the tables: licences, and packages with their version. */
function rows(markdown: string): { allowed: ReadonlySet<string>; looked: ReadonlySet<string> } {
  const first = [...markdown.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);
  return {
    allowed: new Set(first.filter((name) => !name.slice(1).includes('@'))),
    looked: new Set(first.filter((name) => name.slice(1).includes('@'))),
  };
}

/** Whether an SPDX expression is satisfied by the allowed licences: of `OR` one suffices, of `AND` all are needed. */
export function allows(expression: string, allowed: ReadonlySet<string>): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const one = (): boolean => {
    const token = tokens[at++];
    if (token !== '(') return token !== undefined && allowed.has(token);
    const inside = either();
    at += 1;
    return inside;
  };
  const both = (): boolean => {
    let result = one();
    while (tokens[at] === 'AND') {
      at += 1;
      const next = one();
      result = result && next;
    }
    return result;
  };
  const either = (): boolean => {
    let result = both();
    while (tokens[at] === 'OR') {
      at += 1;
      const next = both();
      result = result || next;
    }
    return result;
  };
  const result = either();
  return result && at === tokens.length;
}
