import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What one package.json says, as far as the checks read it. */
type Manifest = {
  name: string;
  scripts: Record<string, string>;
  workspaces: string[];
  dependencies: Record<string, Record<string, string>>;
};

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

export function readManifest(root: string, folder: string): Manifest {
  const raw: unknown = JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8'));
  const dependencies: Manifest['dependencies'] = {};
  for (const kind of kinds) dependencies[kind] = strings(property(raw, kind));
  const workspaces = property(raw, 'workspaces');
  return {
    name: String(property(raw, 'name') ?? ''),
    scripts: strings(property(raw, 'scripts')),
    workspaces: Array.isArray(workspaces) ? workspaces.map(String) : [],
    dependencies,
  };
}

/** The folders of all workspaces, from the root's list (`x` or `x/*`). */
export function workspaceFolders(root: string): string[] {
  return readManifest(root, '.').workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return existsSync(`${root}/${pattern}/package.json`) ? [pattern] : [];
    const parent = pattern.slice(0, -2);
    if (!existsSync(`${root}/${parent}`)) return [];
    return readdirSync(`${root}/${parent}`)
      .map((name) => `${parent}/${name}`)
      .filter((folder) => existsSync(`${root}/${folder}/package.json`));
  });
}

export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function strings(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([key, found]) => [key, String(found)]));
}
