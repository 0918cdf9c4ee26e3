import { resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { z } from 'zod';

/** Stops a command, with one Dutch line for the person who gave it. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
}

/** The folder of the project. */
export const root = resolve(import.meta.dirname, '..', '..', '..', '..');
/** A setting; an empty one counts as absent. */
export const given = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value || undefined, schema);
export const url = z.url({ protocol: /^https?$/, error: 'een adres dat met http begint' });
/** Whether an address is one of this machine. */
export const isLocal = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

/** The settings that say where content is, with the site's own defaults; see `deploy/settings.md`. */
export const placeOfContent = {
  CONTENT_DIR: given(z.string().default('sample/content')),
  CONTENT_REST_URL: given(url.default('http://127.0.0.1:4322/v2')),
  CONTENT_TOKEN: given(z.string().default('inktvis-publiek')),
  CONTENT_PREVIEW_TOKEN: given(z.string().optional()),
};

const schema = z
  .object({
    ...placeOfContent,
    CONTENT_ASSETS_URL: given(url.optional()),
    SITE_URL: given(url.optional()),
    CONTENT_TIMEZONE: given(z.string().default('UTC')),
    CONTENT_REQUESTS_PER_SECOND: given(z.coerce.number().min(0).optional()),
  })
  .transform((env) => {
    const local = isLocal(env.CONTENT_REST_URL);
    const perSecond = env.CONTENT_REQUESTS_PER_SECOND ?? (local ? 0 : 5);
    return {
      contentDir: resolve(root, env.CONTENT_DIR),
      restUrl: env.CONTENT_REST_URL,
      assetsUrl:
        env.CONTENT_ASSETS_URL ?? (local ? new URL(env.CONTENT_REST_URL).origin : 'https://a.storyblok.com'),
      token: env.CONTENT_TOKEN,
      /** Reads drafts; only when it is given. */
      previewToken: env.CONTENT_PREVIEW_TOKEN,
      timezone: env.CONTENT_TIMEZONE,
      siteUrl: env.SITE_URL,
      requestsPerSecond: perSecond || Number.POSITIVE_INFINITY,
    };
  });

export type CommandSettings = z.infer<typeof schema>;

/** Reads and checks the settings. Throws `CommandFailure` with the name of the one that is wrong. */
export function readCommandSettings(env: Record<string, string | undefined>): CommandSettings {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new CommandFailure(`${issue?.path.join('.')}: ${issue?.message}`);
}

/** The options and folders of a command. Throws `CommandFailure` for an option that the command does not have. */
export function optionsIn<const T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new CommandFailure(`onbekende keuze: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reports how far a part of the work is. */
export type Progress = (what: string, done: number, total: number) => void;

export type Output = { readonly isTTY?: boolean; write(text: string): unknown };

/** On a terminal one line that counts; in a log one line per part when it is done. */
export function createProgress(output: Output): Progress {
  return (what, done, total) => {
    const line = `${what}: ${done} van ${total}`;
    const isDone = done >= total;
    if (output.isTTY) output.write(`\r\u001b[K${line}${isDone ? '\n' : ''}`);
    else if (isDone) output.write(`${line}\n`);
  };
}

/** Runs `work` on each of `list`, at most `limit` at a time; rejects with the first failure. */
export async function inParallel<T>(
  list: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const items = list.values();
  let failed = false;
  const worker = async () => {
    for (const item of items) {
      if (failed) return;
      try {
        await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, list.length) }, worker));
}
