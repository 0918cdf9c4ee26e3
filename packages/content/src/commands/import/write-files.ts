import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toJson } from '../folder/json.ts';

/** Writes stories and texts by file: all of them, or everything is as it was. */
export function writeFiles(dir: string, files: ReadonlyMap<string, unknown>): void {
  const paths = [...files.keys()].map((file) => join(dir, file));
  const done: (readonly [path: string, before: string | undefined])[] = [];
  try {
    for (const [file, content] of files) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(`${join(dir, file)}.nieuw`, typeof content === 'string' ? content : toJson(content));
    }
    for (const path of paths) {
      const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      renameSync(`${path}.nieuw`, path);
      done.push([path, before]);
    }
  } catch (error) {
    for (const path of paths) rmSync(`${path}.nieuw`, { force: true });
    for (const [path, before] of done)
      if (before === undefined) rmSync(path);
      else writeFileSync(path, before);
    throw error;
  }
}
