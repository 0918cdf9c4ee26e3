import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesIn } from './build.ts';

const textFiles = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.webmanifest', '.xml']);
const smallest = 512;

/** Writes a `.br` and a `.gz` next to every text file where that is smaller; returns of how many. Run after the build. */
export function precompress(directory: string): number {
  let count = 0;
  for (const name of filesIn(directory)) {
    if (!textFiles.has(extname(name))) continue;
    const path = join(directory, name);
    const body = readFileSync(path);
    if (body.length < smallest) continue;
    const brotli = brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
    const gzip = gzipSync(body, { level: 9 });
    if (brotli.length < body.length) writeFileSync(`${path}.br`, brotli);
    if (gzip.length < body.length) writeFileSync(`${path}.gz`, gzip);
    count += 1;
  }
  return count;
}

if (import.meta.main) {
  const count = precompress(fileURLToPath(new URL('../dist/client/', import.meta.url)));
  console.log(`${count} files compressed`);
}
