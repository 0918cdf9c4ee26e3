import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { toJson } from '../folder/json.ts';
import { writeWhole } from '../folder/write.ts';

const FILE = 'pull.json';

const stateSchema = z.object({
  /** Where the stories came from: another source starts anew. */
  source: z.string(),
  /** The version of the space that the pages belong to. */
  version: z.number(),
  /** Published pages that are in the folder. */
  pages: z.number(),
  /** Where each published story was written, by uuid. */
  files: z.record(z.string(), z.string()),
});

/** How far a pull is; written after each page, so that the next one goes on from there. */
export type PullState = z.infer<typeof stateSchema>;

/** What an earlier pull left, or undefined when there is nothing to go on with. */
export async function loadState(folder: string): Promise<PullState | undefined> {
  try {
    const parsed = stateSchema.safeParse(JSON.parse(await readFile(join(folder, FILE), 'utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export const saveState = (folder: string, state: PullState): Promise<void> =>
  writeWhole(join(folder, FILE), toJson(state));

export const stateFile = (folder: string): string => join(folder, FILE);
