import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { chmod, link, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const MANIFEST = 'manifest.json';

const manifestSchema = z.object({
  /** Of the archive, not of the database. */
  format: z.literal(1),
  /** When the copy of the database was made, in UTC. */
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** The version of the schema: the number of migrations. */
  schema: z.int().min(1),
  /** Rows by table. */
  counts: z.record(z.string(), z.int().min(0)),
  /** sha256 in hexadecimal by path; every file of the archive but this one. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});

/** What a backup says about itself. */
export type Manifest = z.output<typeof manifestSchema>;

/** What stops a backup or a restoration, as one line without personal data. */
export class BackupFailure extends Error {
  override name = 'BackupFailure';
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The sums of all files below `folder`, by their path with `/`. */
async function sumsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sums: Record<string, string> = {};
  for (const file of files.toSorted()) sums[relative(folder, file).split(sep).join('/')] = await sha256(file);
  delete sums[MANIFEST];
  return sums;
}

/** Runs `work` in a folder of its own beside `file`, which only this user can read, and deletes it afterwards. */
export async function inTemporaryFolder<T>(file: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(dirname(resolve(file)), '.inktvis-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits until a file is on the disk, with a mode that only its owner can read. */
export async function settle(file: string): Promise<void> {
  await chmod(file, 0o600);
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

/**
 * Packs `folder` into the new file `archive`: all of it appears at once, or nothing. Rejects with a `BackupFailure` when the
 * file exists.
 */
export async function pack(
  folder: string,
  archive: string,
  facts: Omit<Manifest, 'format' | 'files'>,
): Promise<Manifest> {
  const manifest: Manifest = { format: 1, ...facts, files: await sumsOf(folder) };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return inTemporaryFolder(archive, async (beside) => {
    const part = join(beside, 'archive');
    await run('tar', ['-czf', part, '-C', folder, '.']);
    await settle(part);
    // A link, unlike a renaming, never takes the place of another file.
    await link(part, archive).catch((error: unknown) => {
      throw existsSync(archive) ? new BackupFailure(`${basename(archive)} exists already`) : error;
    });
    return manifest;
  });
}

/** Unpacks an archive into an empty folder and checks every file. Rejects with a `BackupFailure` when it is not whole. */
export async function unpack(archive: string, folder: string): Promise<Manifest> {
  if (!existsSync(archive)) throw new BackupFailure(`there is no ${archive}`);
  await run('tar', ['-xzf', archive, '--no-same-owner', '-C', folder]).catch(() => {
    throw new BackupFailure('the archive is damaged: it cannot be unpacked');
  });
  const manifest = await readManifest(folder);
  const found = await sumsOf(folder);
  const paths = new Set([...Object.keys(found), ...Object.keys(manifest.files)]);
  const wrong = [...paths].filter((path) => found[path] !== manifest.files[path]);
  if (wrong.length > 0)
    throw new BackupFailure(`the archive is damaged: ${wrong.length} files differ, first ${wrong[0]}`);
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch {
    throw new BackupFailure(
      'this is no backup of the site, or one of a newer version: no manifest is understood',
    );
  }
}
