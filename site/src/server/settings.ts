import { BRUSSELS, parseWallTime } from '@inktvis/foundation/brussels';
import { z } from 'zod';

/** Everything the site can be told from outside. The only reader of the environment; rows in deploy/settings.md. */
export type Settings = z.output<typeof schema>;

const text = (fallback: string) => z.string().trim().min(1).default(fallback);
const url = (fallback: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(fallback)
    .transform((value) => value.replace(/\/+$/, ''));
const optionalUrl = z
  .url({ protocol: /^https?$/ })
  .optional()
  .transform((value) => value?.replace(/\/+$/, ''));
const port = z.coerce.number().int().min(0).max(65_535);

const timezone = z.string().refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('nl-BE', { timeZone: zone }));
  } catch {
    return false;
  }
}, 'a time zone such as UTC or Europe/Brussels');

const moment = z.string().transform((value, context) => {
  const parsed = parseWallTime(value, BRUSSELS);
  if (parsed) return parsed;
  context.addIssue({ code: 'custom', message: 'a Brussels time such as 2024-10-26T10:05' });
  return z.NEVER;
});

const schema = z
  .object({
    BRAND: text('Inktvis'),
    PRODUCT: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'lower case letters, digits and dashes')
      .default('inktvis'),
    SITE_URL: url('http://localhost:4321'),
    DEPLOYMENT_URL: optionalUrl,
    PORT: port.default(4321),
    HOST: text('localhost'),
    CONTENT_TRANSPORT: z.enum(['graphql', 'rest']).default('graphql'),
    CONTENT_GRAPHQL_URL: url('http://127.0.0.1:4322/v1/api'),
    CONTENT_REST_URL: url('http://127.0.0.1:4322/v2'),
    CONTENT_ASSETS_URL: url('http://127.0.0.1:4322'),
    CONTENT_TOKEN: text('inktvis-publiek'),
    CONTENT_PREVIEW_TOKEN: z.string().optional(),
    PREVIEW_SECRET: z.string().min(16, 'at least 16 characters').optional(),
    PREVIEW_EDITOR_ORIGIN: url('https://app.storyblok.com').transform((value) => new URL(value).origin),
    CONTENT_SPACE_ID: z.string().regex(/^\d+$/, 'the number of the space').default('1001'),
    CONTENT_TIMEZONE: timezone.default('UTC'),
    CONTENT_WEBHOOK_SECRET: z.string().optional(),
    CONTENT_POLL_SECONDS: z.coerce.number().min(0.1).max(25).default(20),
    CONTENT_REQUESTS_PER_SECOND: z.coerce.number().min(0).optional(),
    CACHE_DIR: text('var/content'),
    PAGE_CACHE_MB: z.coerce.number().min(1).max(4096).default(128),
    SITE_NOW: moment.optional(),
  })
  .transform((env) => ({
    brand: env.BRAND,
    product: env.PRODUCT,
    siteUrl: env.SITE_URL,
    /** Canonical addresses start with this (specification 2.2). */
    canonicalBase: env.DEPLOYMENT_URL ?? env.SITE_URL,
    port: env.PORT,
    host: env.HOST,
    contentTransport: env.CONTENT_TRANSPORT,
    contentGraphqlUrl: env.CONTENT_GRAPHQL_URL,
    contentRestUrl: env.CONTENT_REST_URL,
    contentAssetsUrl: env.CONTENT_ASSETS_URL,
    contentToken: env.CONTENT_TOKEN,
    /** Undefined: no preview. Only the embedded service has a token that everyone knows. */
    contentPreviewToken: env.CONTENT_PREVIEW_TOKEN ?? (isEmbedded(env) ? 'inktvis-voorbeeld' : undefined),
    previewSecret: env.PREVIEW_SECRET,
    previewEditorOrigin: env.PREVIEW_EDITOR_ORIGIN,
    contentSpaceId: env.CONTENT_SPACE_ID,
    contentTimezone: env.CONTENT_TIMEZONE,
    /** The real service allows five a second; one on this machine has no limit (decisions, section 9). */
    contentRequestsPerSecond: env.CONTENT_REQUESTS_PER_SECOND ?? (isEmbedded(env) ? 0 : 5),
    /** Undefined: calls of the content service are refused. */
    contentWebhookSecret: env.CONTENT_WEBHOOK_SECRET,
    /** How often the version of the space is looked at, in ms; at most 25 s, so that a lost call heals in a minute. */
    contentPollMs: env.CONTENT_POLL_SECONDS * 1000,
    cacheDir: env.CACHE_DIR,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    siteNow: env.SITE_NOW,
  }));

type ContentAddress = Record<'CONTENT_TRANSPORT' | 'CONTENT_REST_URL' | 'CONTENT_GRAPHQL_URL', string>;

/** Whether the content service runs on this machine. */
function isEmbedded(env: ContentAddress): boolean {
  const address = env.CONTENT_TRANSPORT === 'rest' ? env.CONTENT_REST_URL : env.CONTENT_GRAPHQL_URL;
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}

/** Thrown at start when a setting cannot be understood; the message names each variable and what it expects. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads and checks the settings. An empty variable counts as not set. Without any of them the site runs on the
 * embedded services. Throws `SettingsError`.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: expected ${issue.message}`);
  throw new SettingsError(`Settings that cannot be used:\n  ${lines.join('\n  ')}`);
}

/** The settings of this process. */
export const processSettings = (): Settings => readSettings(process.env);
