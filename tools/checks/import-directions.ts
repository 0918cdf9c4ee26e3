import { areaOf, mayImport, sameArea } from './lib/areas.ts';
import type { Check } from './lib/check.ts';
import { codeFiles, read } from './lib/files.ts';
import { type Import, importsOf } from './lib/imports.ts';
import { createResolver, type Target } from './lib/resolve.ts';
import { readManifest, workspaceFolders } from './lib/workspaces.ts';

/** The table of who may import whom stands in `lib/areas.ts`. */
export const importDirections: Check = {
  name: 'imports point one way',
  run: (root) => {
    const resolve = createResolver(root);
    const declared = declaredPackages(root);
    return codeFiles(root).flatMap((file) => {
      const area = areaOf(file);
      if (area === undefined) return [`${file}: this folder has no row in tools/checks/lib/areas.ts`];
      return importsOf(file, read(root, file)).flatMap((one) => {
        const target = resolve(file, one.specifier);
        const problem =
          directionProblem(file, area, target) ??
          (one.typeOnly ? undefined : packageProblem(file, target, declared));
        return problem === undefined ? [] : [`${place(file, one)} imports ${one.specifier}: ${problem}`];
      });
    });
  },
};

function place(file: string, { line }: Import): string {
  return `${file}:${line}`;
}

function directionProblem(file: string, area: string, target: Target): string | undefined {
  if (target.kind === 'unknown') return 'that package does not export it';
  if (target.kind !== 'file') return undefined;
  const other = areaOf(target.file);
  if (other === undefined) return target.file.startsWith('..') ? 'outside of the repository' : undefined;
  if (!sameArea(area, other) && !covers(mayImport[area] ?? [], other))
    return `${area} may not import ${other}`;
  // The site exports nothing: who may import it (the benchmark) can only do so by path.
  const crosses = workspaceOf(file) !== workspaceOf(target.file) && !target.file.startsWith('site/');
  return crosses && target.packageName === undefined ? 'import another package by its name' : undefined;
}

/** A row that names `blocks` also means the files directly in it. */
function covers(row: readonly string[], area: string): boolean {
  return row.includes(area) || (area.endsWith(' wiring') && row.includes(area.replace(/ wiring$/, '')));
}

function workspaceOf(file: string): string {
  const [top = '', second = ''] = file.split('/');
  return top === 'packages' || top === 'embedded' ? `${top}/${second}` : top;
}

type Declared = (file: string) => { own: Set<string>; root: Set<string> };

function declaredPackages(root: string): Declared {
  const folders = workspaceFolders(root);
  const namesIn = (folder: string) =>
    new Set(Object.values(readManifest(root, folder).dependencies).flatMap((wanted) => Object.keys(wanted)));
  const byFolder = new Map(folders.map((folder) => [folder, namesIn(folder)]));
  const shared = namesIn('.');
  return (file) => ({ own: byFolder.get(workspaceOf(file)) ?? new Set(), root: shared });
}

/** Hoisting would let an undeclared package work here and break elsewhere. Tests and tools may use the root's. */
function packageProblem(file: string, target: Target, declared: Declared): string | undefined {
  const name = target.kind === 'external' || target.kind === 'file' ? target.packageName : undefined;
  if (name === undefined) return undefined;
  const { own, root } = declared(file);
  if (own.has(name) || (sharedUsers.test(file) && root.has(name))) return undefined;
  if (file.startsWith('tools/') && fromTheSite.has(name)) return undefined;
  return `${name} is not in the package.json of ${workspaceOf(file)}`;
}

const sharedUsers = /\.test\.tsx?$|^tools\/|^(e2e|bench)\/|\/testing\//;
/** `npm run dev` starts Astro from the root, where npm puts it. */
const fromTheSite = new Set(['astro']);
