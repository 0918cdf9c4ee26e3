import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { type CheckLine, checkSpace } from './check.ts';
import { type Command, CommandFailure, given, optionsIn, placeOfContent, url } from './command-line.ts';

const schema = z.object({
  ...placeOfContent,
  CONTENT_SPACE_ID: given(z.string().regex(/^\d+$/, 'het nummer van de ruimte').default('1001')),
  CONTENT_WEBHOOK_SECRET: given(z.string().optional()),
  CONTENT_MANAGEMENT_TOKEN: given(z.string().optional()),
  SITE_URL: given(url.optional()),
  PRODUCT: given(z.string().default('inktvis')),
});

/** The environment, and over it what the settings file of the service says. Throws `CommandFailure`. */
function withFile(env: Command['env'], file: string | undefined): Command['env'] {
  if (file === undefined) return env;
  try {
    return { ...env, ...parseEnv(readFileSync(file, 'utf8')) };
  } catch {
    throw new CommandFailure(`${file} kan niet gelezen worden`);
  }
}

function textOf({ title, wrong, skipped }: CheckLine): string {
  const outcome = skipped !== undefined ? 'niet nagekeken' : wrong.length > 0 ? 'mis' : 'goed';
  const marks = skipped === undefined ? wrong.map((text) => `  → ${text}`) : [`    ${skipped}`];
  return `${[outcome.padEnd(16) + title, ...marks].join('\n')}\n`;
}

/**
 * `check [--env <file>]`: the space and the site that the settings name, line by line; `--env` reads them from the settings
 * file of the service. Gives 0 when there is nothing to mend, else 1. Throws `CommandFailure` when something does not respond.
 */
export async function runCheck({ args, env, output }: Omit<Command, 'settings'>): Promise<number> {
  const { values } = optionsIn(args, { env: { type: 'string' } });
  const parsed = schema.safeParse(withFile(env, values.env));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new CommandFailure(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { data } = parsed;
  const lines = await checkSpace({
    restUrl: `${data.CONTENT_URL.replace(/\/+$/, '')}/v2`,
    token: data.CONTENT_TOKEN,
    previewToken: data.CONTENT_PREVIEW_TOKEN,
    spaceId: data.CONTENT_SPACE_ID,
    product: data.PRODUCT,
    siteUrl: data.SITE_URL,
    webhookSecret: data.CONTENT_WEBHOOK_SECRET,
    managementToken: data.CONTENT_MANAGEMENT_TOKEN,
  }).catch((error: unknown) => {
    throw new CommandFailure(`geen antwoord: ${error instanceof Error ? error.message : String(error)}`);
  });
  for (const line of lines) output.write(textOf(line));
  return lines.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
}
