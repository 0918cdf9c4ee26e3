import { resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { z } from 'zod';

/** Stops a command, with one Dutch line for the person who gave it. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
}

const root = resolve(import.meta.dirname, '..', '..', '..', '..');
/** A setting; an empty one counts as absent. */
export const given = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value || undefined, schema);
export const url = z.url({ protocol: /^https?$/, error: 'een adres dat met http begint' });
/** The settings that say where content is, with the site's own defaults; see `deploy/settings.md`. */
export const placeOfContent = {
  CONTENT_DIR: given(z.string().default('sample/content')),
  CONTENT_URL: given(url.default('http://127.0.0.1:4322')),
  CONTENT_TOKEN: given(z.string().default('inktvis-publiek')),
  CONTENT_PREVIEW_TOKEN: given(z.string().optional()),
};

const schema = z
  .object({
    ...placeOfContent,
    SITE_URL: given(url.optional()),
  })
  .transform((env) => ({
    contentDir: resolve(root, env.CONTENT_DIR),
    siteUrl: env.SITE_URL,
  }));

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

type Output = { write(text: string): unknown };

/** A command as it was given. */
export type Command = {
  readonly args: readonly string[];
  readonly env: Record<string, string | undefined>;
  readonly settings: CommandSettings;
  readonly output: Output;
  /** What the person who gave the command types. */
  readonly input: NodeJS.ReadableStream;
};
