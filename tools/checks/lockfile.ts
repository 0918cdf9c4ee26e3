import type { Check } from './lib/check.ts';
import { read } from './lib/files.ts';
import { property, readManifest, workspaceFolders } from './lib/workspaces.ts';

export const lockfile: Check = {
  name: 'the lockfile names no server and fits',
  run: (root) => {
    const packages = property(JSON.parse(read(root, 'package-lock.json')), 'packages');
    if (typeof packages !== 'object' || packages === null) return ['package-lock.json has no packages'];
    const entries = Object.entries(packages);
    return [
      ...entries.flatMap(([path, entry]) => [...entryProblems(path, entry), ...gaps(path, entry, packages)]),
      ...staleFolders(root, packages),
    ];
  },
};

function entryProblems(path: string, entry: unknown): string[] {
  const resolved = property(entry, 'resolved');
  if (typeof resolved === 'string' && /:\/\/|^git|^file:/.test(resolved)) {
    return [`package-lock.json: ${path} is resolved to ${resolved}`];
  }
  const installed = path.includes('node_modules/') && property(entry, 'link') !== true;
  return installed && !property(entry, 'integrity') ? [`package-lock.json: ${path} has no integrity`] : [];
}

/**
 * Packages for other systems are optional, and npm leaves them out when the registry does not have them; then
 * `npm ci` refuses the lockfile, or the program is missing on those systems.
 */
function gaps(path: string, entry: unknown, packages: object): string[] {
  const wanted = property(entry, 'optionalDependencies') ?? {};
  return Object.keys(wanted)
    .filter(
      (name) => ![`${path}/node_modules/${name}`, `node_modules/${name}`].some((place) => place in packages),
    )
    .map(
      (name) =>
        `package-lock.json: ${name}, which ${path || 'the root'} needs on other systems, is not locked`,
    );
}

/** `npm ci` refuses a lockfile that does not fit; this says so earlier and names the package. */
function staleFolders(root: string, packages: object): string[] {
  return ['', ...workspaceFolders(root)].flatMap((folder) => {
    const { dependencies } = readManifest(root, folder || '.');
    return Object.entries(dependencies).flatMap(([kind, wanted]) => {
      const known = property(Reflect.get(packages, folder), kind);
      return Object.entries(wanted)
        .filter(([name, version]) => property(known, name) !== version)
        .map(([name]) => `package-lock.json does not fit ${folder || '.'}/package.json: ${name}`);
    });
  });
}

/** `1.2.3`, or another version of a package beside it: `npm:name@1.2.3`. */
const exact = /^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

export const exactVersions: Check = {
  name: 'versions are exact',
  run: (root) =>
    ['.', ...workspaceFolders(root)].flatMap((folder) =>
      Object.values(readManifest(root, folder).dependencies).flatMap((wanted) =>
        Object.entries(wanted)
          .filter(([, version]) => !exact.test(version))
          .map(([name, version]) => `${folder}/package.json: ${name} is "${version}"`),
      ),
    ),
};
