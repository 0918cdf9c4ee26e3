import { existsSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { readManifest, workspaceFolders } from './workspaces.ts';

/** Where an import leads: a file of ours, a package of ours by name, Node itself, or somebody else's package. */
export type Target =
  | { kind: 'file'; file: string; packageName?: string }
  | { kind: 'node' }
  | { kind: 'external'; packageName: string }
  | { kind: 'virtual' }
  | { kind: 'unknown' };

export type Resolver = (file: string, specifier: string) => Target;

/** A resolver for the tree below `root`; workspace names are resolved through their `exports`. */
export function createResolver(root: string): Resolver {
  const ours = new Map(
    workspaceFolders(root).map((folder) => {
      const { name, exports } = readManifest(root, folder);
      return [name, { folder, exports }] as const;
    }),
  );
  return (file, raw) => {
    const specifier = raw.split('?')[0] ?? raw;
    if (specifier.startsWith('.')) return { kind: 'file', file: posix.join(posix.dirname(file), specifier) };
    if (/^(astro|virtual):|^\//.test(specifier)) return { kind: 'virtual' };
    if (isBuiltin(specifier)) return { kind: 'node' };
    const packageName = specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
    const own = ours.get(packageName);
    if (!own) return { kind: 'external', packageName };
    const inside = exported(own.exports, `.${specifier.slice(packageName.length)}`);
    return inside === undefined
      ? { kind: 'unknown' }
      : { kind: 'file', file: posix.join(own.folder, inside), packageName };
  };
}

function exported(exports: Record<string, string>, wanted: string): string | undefined {
  const direct = exports[wanted];
  if (direct !== undefined) return direct;
  for (const [pattern, target] of Object.entries(exports)) {
    const [before, after] = pattern.split('*');
    if (before === undefined || after === undefined) continue;
    if (wanted.startsWith(before) && wanted.endsWith(after) && wanted.length > before.length + after.length) {
      return target.replace('*', wanted.slice(before.length, wanted.length - after.length));
    }
  }
  return undefined;
}

export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
