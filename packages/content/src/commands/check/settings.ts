import { resolve } from 'node:path';
import { z } from 'zod';
import { given, isLocal, placeOfContent, root, url } from '../command-line.ts';

const isTimezone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('nl-BE', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** The settings of the site that have to do with its space, with the site's own defaults (`deploy/settings.md`). */
const schema = z.object({
  ...placeOfContent,
  CONTENT_TRANSPORT: given(z.enum(['graphql', 'rest'], { error: 'graphql of rest' }).default('graphql')),
  CONTENT_GRAPHQL_URL: given(url.default('http://127.0.0.1:4322/v1/api')),
  CONTENT_ASSETS_URL: given(url.default('http://127.0.0.1:4322')),
  CONTENT_SPACE_ID: given(
    z.string().regex(/^\d+$/, 'het nummer van de ruimte, enkel cijfers').default('1001'),
  ),
  CONTENT_TIMEZONE: given(
    z.string().default('UTC').refine(isTimezone, 'een tijdzone zoals UTC of Europe/Brussels'),
  ),
  CONTENT_POLL_REST_SECONDS: given(z.coerce.number({ error: 'een aantal seconden' }).positive().default(300)),
  CONTENT_WEBHOOK_SECRET: given(z.string().optional()),
  CONTENT_MANAGEMENT_TOKEN: given(z.string().optional()),
  SITE_URL: given(url.optional()),
  PREVIEW_EDITOR_ORIGIN: given(url.default('https://app.storyblok.com')),
  PRODUCT: given(z.string().default('inktvis')),
});

/** The settings of a check; tokens in it are never printed. */
export type CheckSettings = ReturnType<typeof toSettings>;

function toSettings(env: z.output<typeof schema>) {
  const local = isLocal(env.CONTENT_REST_URL);
  return {
    contentDir: resolve(root, env.CONTENT_DIR),
    transport: env.CONTENT_TRANSPORT,
    restUrl: env.CONTENT_REST_URL.replace(/\/+$/, ''),
    graphqlUrl: env.CONTENT_GRAPHQL_URL,
    assetsUrl: env.CONTENT_ASSETS_URL,
    token: env.CONTENT_TOKEN,
    previewToken: env.CONTENT_PREVIEW_TOKEN ?? (local ? 'inktvis-voorbeeld' : undefined),
    spaceId: env.CONTENT_SPACE_ID,
    timezone: env.CONTENT_TIMEZONE,
    /** At rest: no publication for a while. */
    pollSeconds: env.CONTENT_POLL_REST_SECONDS,
    webhookSecret: env.CONTENT_WEBHOOK_SECRET,
    /** A personal access token; only in the environment, for the lines that need more rights than the site has. */
    managementToken: env.CONTENT_MANAGEMENT_TOKEN,
    /** Undefined: the lines about the running site are left out. */
    siteUrl: env.SITE_URL,
    editorOrigin: new URL(env.PREVIEW_EDITOR_ORIGIN).origin,
    product: env.PRODUCT,
    /** The content service runs on this machine: what only holds for a real space is left out. */
    local,
  };
}

/** The settings, or what is wrong with each of them, in Dutch. */
export function readCheckSettings(
  env: Record<string, string | undefined>,
): { readonly settings: CheckSettings } | { readonly problems: readonly string[] } {
  const parsed = schema.safeParse(env);
  if (parsed.success) return { settings: toSettings(parsed.data) };
  return {
    problems: parsed.error.issues.map(
      ({ path, message }) => `Instelling ${path.join('.')} klopt niet; verwacht: ${message}.`,
    ),
  };
}

/** Every secret in the settings: none of them may appear in what is printed. */
export const secretsOf = (env: Record<string, string | undefined>): string[] =>
  ['CONTENT_TOKEN', 'CONTENT_PREVIEW_TOKEN', 'CONTENT_WEBHOOK_SECRET', 'CONTENT_MANAGEMENT_TOKEN'].flatMap(
    (name) => env[name] || [],
  );
