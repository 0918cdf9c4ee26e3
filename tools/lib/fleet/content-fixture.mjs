import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../paths.mjs';

/** A copy of the sample that a proof may edit as an editor does. */
export function createContentFixture() {
  const sample = at('sample', 'content');
  const dir = mkdtempSync(join(tmpdir(), 'inktvis-content-'));
  cpSync(sample, dir, { recursive: true, filter: (path) => path !== join(sample, 'assets') });
  symlinkSync(join(sample, 'assets'), join(dir, 'assets'));
  return {
    dir,
    /** Replaces a text in a published story, in one go. @param {string} slug @param {string} from @param {string} to */
    publish(slug, from, to) {
      const file = join(dir, 'stories', `${slug}.json`);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${slug} does not say '${from}'`);
      writeFileSync(`${file}.half`, text.replaceAll(from, to));
      renameSync(`${file}.half`, file);
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/**
 * How long it takes until each address shows a text, in ms after now; Infinity when it does not within `limitMs`.
 * @param {readonly string[]} addresses @param {string} text @param {number} limitMs
 */
export function untilShown(addresses, text, limitMs) {
  const since = performance.now();
  return Promise.all(
    addresses.map(async (address) => {
      while (performance.now() - since < limitMs) {
        const answer = await fetch(address).catch(() => undefined);
        if ((await answer?.text().catch(() => ''))?.includes(text))
          return Math.round(performance.now() - since);
        await pause(20);
      }
      return Number.POSITIVE_INFINITY;
    }),
  );
}
