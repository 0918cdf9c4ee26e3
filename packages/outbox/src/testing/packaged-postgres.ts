import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Copies the PostgreSQL of the npm package into `folder` and gives the folder of its programs. Where it was installed,
 * the user it has to run as may not come; and links cannot be in a package: its own script would make them, which npm
 * does not run here.
 */
export function copyPackaged(bin: string, folder: string): string {
  const native = dirname(bin);
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  const links = linksSchema.parse(JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    rmSync(join(folder, target), { force: true });
    symlinkSync(basename(source), join(folder, target));
  }
  return join(folder, 'native', 'bin');
}
