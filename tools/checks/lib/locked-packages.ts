import { property } from './workspaces.ts';

/** One package of others, as the lockfile has it. */
export type LockedPackage = {
  readonly name: string;
  readonly version: string;
  /** What its package.json states, an SPDX expression as a rule; empty when it states nothing. */
  readonly license: string;
  /** Subresource integrity of the archive, such as `sha512-…`. */
  readonly integrity: string;
  /** Whether the site runs on it; else it is for building, testing or another system. */
  readonly runsInProduction: boolean;
};

type Entries = Readonly<Record<string, unknown>>;

/** The packages of others in a lockfile (npm's version 3), by name and version. */
export function lockedPackages(lockfile: unknown): LockedPackage[] {
  const entries = asEntries(property(lockfile, 'packages'));
  const reached = reachable(entries, 'site');
  const found = new Map<string, LockedPackage>();
  for (const [path, entry] of Object.entries(entries)) {
    if (!path.includes('node_modules/') || property(entry, 'link') === true) continue;
    const one = {
      name: String(property(entry, 'name') ?? path.split('node_modules/').at(-1)),
      version: String(property(entry, 'version')),
      license: String(property(entry, 'license') ?? ''),
      integrity: String(property(entry, 'integrity') ?? ''),
      runsInProduction: reached.has(path),
    };
    const key = `${one.name}@${one.version}`;
    // The same version may lie in several folders.
    if (!found.get(key)?.runsInProduction) found.set(key, one);
  }
  return [...found.values()].sort(
    (a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version),
  );
}

/** The entries that one workspace needs, with what those need. */
function reachable(entries: Entries, from: string): Set<string> {
  const seen = new Set<string>();
  const queue = [from];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const entry = entries[path];
    if (property(entry, 'link') === true) {
      queue.push(String(property(entry, 'resolved')));
      continue;
    }
    for (const kind of ['dependencies', 'optionalDependencies', 'peerDependencies']) {
      for (const name of Object.keys(asEntries(property(entry, kind)))) {
        const place = lookUp(entries, path, name);
        if (place !== undefined) queue.push(place);
      }
    }
  }
  return seen;
}

/** Where Node finds `name` from a folder: in its own node_modules, then in those above. */
function lookUp(entries: Entries, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (place in entries) return place;
    if (folder === '') return undefined;
  }
}

const asEntries = (value: unknown): Entries =>
  typeof value === 'object' && value !== null ? { ...value } : {};
