import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '@inktvis/foundation/json';
import { z } from 'zod';
import { CommandFailure } from '../command-line.ts';
import { assetPath } from '../folder/json.ts';

/** What the vendor's command line recorded of its pushes: which story and file there corresponds to which here. */
export type Manifests = {
  readonly stories: ReadonlyMap<string, string>;
  /** New address and number of each file, by the path of the old address. */
  readonly assets: ReadonlyMap<string, { readonly id: number; readonly address: string }>;
};

/** The name of such a record, next to what was pushed. */
export const MANIFEST = 'manifest.jsonl';

const storyLine = z.object({ old_id: z.string(), new_id: z.string() });
const assetLine = z.object({ new_id: z.number(), old_filename: z.string(), new_filename: z.string().min(1) });

async function linesOf<T>(file: string, schema: z.ZodType<T>): Promise<T[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const parsed = schema.safeParse(parseJson(line));
    return parsed.success ? [parsed.data] : [];
  });
}

/** Some versions record the address behind the store's host instead of the public one. */
const publicAddress = (address: string): string => address.replace(/\/\/s3\.amazonaws\.com\//, '//');

/**
 * Reads both records of the space `from` in a `.storyblok` folder; the last line about something counts. Throws
 * `CommandFailure` when files went to two spaces: the records do not say which line belongs to which.
 */
export async function readManifests(root: string, from: string): Promise<Manifests> {
  const stories = await linesOf(join(root, 'stories', from, MANIFEST), storyLine);
  const lines = await linesOf(join(root, 'assets', from, MANIFEST), assetLine);
  const assets = new Map(
    lines.flatMap(({ new_id, old_filename, new_filename }) => {
      const path = assetPath(old_filename);
      return path === undefined
        ? []
        : [[path, { id: new_id, address: publicAddress(new_filename) }] as const];
    }),
  );
  const spaces = new Set([...assets.values()].map(({ address }) => assetPath(address)?.split('/')[0]));
  if (spaces.size > 1) {
    throw new CommandFailure(
      `${root} is naar meer dan één ruimte gepusht (${[...spaces].join(', ')}); gebruik per ruimte een eigen map`,
    );
  }
  return { stories: new Map(stories.map(({ old_id, new_id }) => [old_id, new_id])), assets };
}
