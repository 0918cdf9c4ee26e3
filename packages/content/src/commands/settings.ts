import { resolve } from 'node:path';
import { z } from 'zod';
import { CommandFailure } from './failure.ts';

const root = resolve(import.meta.dirname, '..', '..', '..', '..');
const given = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value || undefined, schema);
const url = z.url({ protocol: /^https?$/, error: 'een adres dat met http begint' });
const isLocal = (address: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

/** The settings of the site that say where content is; see `deploy/settings.md`. An empty one counts as absent. */
const schema = z
  .object({
    CONTENT_DIR: given(z.string().default('sample/content')),
    CONTENT_REST_URL: given(url.default('http://127.0.0.1:4322/v2')),
    CONTENT_ASSETS_URL: given(url.optional()),
    CONTENT_TOKEN: given(z.string().default('inktvis-publiek')),
    CONTENT_PREVIEW_TOKEN: given(z.string().optional()),
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
