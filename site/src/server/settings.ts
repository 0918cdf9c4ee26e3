import { z } from 'zod';
import {
  addresses,
  colours,
  contacts,
  count,
  databaseUrl,
  hashes,
  hostNames,
  imageOriginsOf,
  instant,
  isLocal,
  isLocalMail,
  mailUrl,
  onOff,
  optionalText,
  optionalUrl,
  origins,
  port,
  purgeUrls,
  scriptUrl,
  secret,
  text,
  tiles,
  timezone,
  url,
} from './setting-kinds.ts';

/** Every setting of the site. The only reader of the environment; described in deploy/settings.md. */
export type Settings = z.output<typeof schema>;

const variables = z.object({
  BRAND: text('Inktvis'),
  BRAND_COLOURS: colours,
  PRODUCT: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'lower case letters, digits and dashes')
    .default('inktvis'),
  SITE_URL: url('http://localhost:4321'),
  DEPLOYMENT_URL: optionalUrl,
  SEARCH_ENGINES: onOff.default('on'),
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
  CONTENT_POLL_SECONDS: z.coerce.number().min(0.1).max(3600).optional(),
  WARM_UP_PER_SECOND: count.max(100).optional(),
  CONTENT_REQUESTS_PER_SECOND: z.coerce.number().min(0).optional(),
  EVENTS_URL: url('http://127.0.0.1:4323'),
  EVENTS_API_KEY: secret,
  EVENTS_CLIENT_ID: secret,
  EVENTS_LABEL: z
    .string()
    .trim()
    .regex(/^[^;]{2,255}$/, '2 to 255 characters without semicolon')
    .optional(),
  EVENTS_IMAGE_ORIGINS: origins.optional(),
  CACHE_DIR: text('var/content'),
  BUILDS_DIR: text('var/builds'),
  MAP_TILES_URL: tiles.optional(),
  MAP_ATTRIBUTION: text('© OpenStreetMap-bijdragers'),
  DATABASE_URL: databaseUrl.default('file:var/inktvis.db'),
  MAIL_URL: mailUrl.default('smtp://127.0.0.1:4325'),
  MAIL_FROM: optionalText,
  MAIL_CONTACT_TO: optionalText,
  MAIL_GROUPS_TO: optionalText,
  MAIL_ALERTS_TO: optionalText,
  MAIL_WORKER: onOff.default('on'),
  RETENTION_REQUESTS_MONTHS: count.min(1).max(120).default(18),
  RETENTION_UNCONFIRMED_DAYS: count.min(7).max(365).default(14),
  FORM_ADDRESSES: addresses,
  FORM_LIMIT_PER_VISITOR: count.default(30),
  FORM_LIMIT_TOTAL: count.default(3000),
  FORM_LIMIT_SECRET: secret,
  TRUSTED_PROXIES: count.max(10).default(0),
  TRUSTED_HOSTS: hostNames,
  HSTS_SUBDOMAINS: onOff.default('off'),
  SECURITY_CONTACT: contacts,
  STOP_DELAY_SECONDS: z.coerce.number().min(0).max(60).default(0),
  CACHE_PURGE_URL: purgeUrls,
  CONSENT_SCRIPT_SRC: scriptUrl.default('https://consent.cookiebot.com/uc.js'),
  CONSENT_ID: z.guid('the id of the account, as 00000000-0000-0000-0000-000000000000').optional(),
  CONSENT_STYLE_HASHES: hashes.default([]),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'the id of a container, as GTM-ABC1234')
    .optional(),
  SITE_NOW: instant.optional(),
});

type Variables = z.output<typeof variables>;

/** What the site is and shows. */
const siteSettings = (env: Variables) => ({
  brand: env.BRAND,
  colours: env.BRAND_COLOURS,
  product: env.PRODUCT,
  siteUrl: env.SITE_URL,
  /** Canonical addresses start with this (requirements 2.2). */
  canonicalBase: env.DEPLOYMENT_URL ?? env.SITE_URL,
  /** Whether search engines may list this deployment. */
  isFindable: env.SEARCH_ENGINES === 'on',
  port: env.PORT,
  host: env.HOST,
  /** Null: there is no map. */
  map: env.MAP_TILES_URL ? { tiles: env.MAP_TILES_URL, attribution: env.MAP_ATTRIBUTION } : null,
  /** Third-party scripts of pages (`src/consent`); null: none. */
  tags:
    env.CONSENT_ID || env.GTM_ID
      ? {
          consent: env.CONSENT_ID
            ? { src: env.CONSENT_SCRIPT_SRC, id: env.CONSENT_ID, styles: env.CONSENT_STYLE_HASHES }
            : null,
          tagManager: env.GTM_ID ?? null,
        }
      : null,
  siteNow: env.SITE_NOW,
});

/** The content service. */
const contentSettings = (env: Variables) => ({
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
  /** The real service allows five a second; one on this machine has no limit (requirements 9). */
  contentRequestsPerSecond: env.CONTENT_REQUESTS_PER_SECOND ?? (isEmbedded(env) ? 0 : 5),
  /** Undefined: webhooks of the content service are refused. */
  contentWebhookSecret: env.CONTENT_WEBHOOK_SECRET,
  /** How often the version of the space is polled, in ms. A month of a real space has a budget of requests. */
  contentPollMs: (env.CONTENT_POLL_SECONDS ?? (isEmbedded(env) ? 20 : 60)) * 1000,
  cacheDir: env.CACHE_DIR,
  /**
   * How many pages and pictures are asked for in a second so that all of them have a last good copy; 0: none. One
   * leaves visitors most of the five requests that the real service allows.
   */
  warmUpPerSecond: env.WARM_UP_PER_SECOND ?? (isEmbedded(env) ? 20 : 1),
  /** Where the files of this build and of earlier ones stay, also when `site/dist` is replaced. */
  buildsDir: env.BUILDS_DIR,
});

/** The touring events source. */
const eventSettings = (env: Variables) => ({
  eventsUrl: env.EVENTS_URL,
  /** Only the embedded source has a key that everyone knows. */
  eventsApiKey: env.EVENTS_API_KEY ?? (isLocal(env.EVENTS_URL) ? 'inktvis-sleutel' : undefined),
  /** Used instead of the key when there is one. */
  eventsClientId: env.EVENTS_CLIENT_ID,
  /** The product's own label: every touring event has it. */
  eventsLabel: env.EVENTS_LABEL ?? env.PRODUCT,
  /** Where pictures of events may be fetched, and where their host may redirect us. */
  eventsImageOrigins: env.EVENTS_IMAGE_ORIGINS ?? imageOriginsOf(env),
  /** The real source allows five requests a second; one on this machine has no limit. */
  eventsRequestsPerSecond: isLocal(env.EVENTS_URL) ? Number.POSITIVE_INFINITY : 5,
});

/** Forms, their database and their mails. */
const formSettings = (env: Variables) => ({
  databaseUrl: env.DATABASE_URL,
  mailUrl: env.MAIL_URL,
  mailFrom: env.MAIL_FROM ?? 'post@inktvis.example',
  mailContactTo: env.MAIL_CONTACT_TO ?? 'contact@inktvis.example',
  mailGroupsTo: env.MAIL_GROUPS_TO ?? 'groepen@inktvis.example',
  /** Recipients of the alert that mails do not leave; undefined: none. */
  mailAlertsTo: env.MAIL_ALERTS_TO,
  /** Whether this process sends the mails itself; else `npm run worker` does. */
  mailWorker: env.MAIL_WORKER === 'on',
  retention: {
    requestsMonths: env.RETENTION_REQUESTS_MONTHS,
    unconfirmedDays: env.RETENTION_UNCONFIRMED_DAYS,
  },
  /** Where forms may be sent besides this site. */
  formAddresses: env.FORM_ADDRESSES,
  /** Submissions of each form in an hour; 0 is no limit. Instances that share a secret count together. */
  formLimits: {
    perVisitor: env.FORM_LIMIT_PER_VISITOR,
    total: env.FORM_LIMIT_TOTAL,
    secret: env.FORM_LIMIT_SECRET,
  },
});

/** The process and the proxies in front of it. */
const operationsSettings = (env: Variables) => ({
  /** How many proxies in front append to `X-Forwarded-For`; what came before theirs is not trusted. */
  trustedProxies: env.TRUSTED_PROXIES,
  /** Names in `Host` that are trusted beside that of the site's address. */
  hosts: env.TRUSTED_HOSTS,
  /** Whether HSTS includes every host below that of the site (RFC 6797, 6.1.2). */
  hstsSubdomains: env.HSTS_SUBDOMAINS === 'on',
  /** Whom `security.txt` names; none: there is no such file. */
  securityContacts: env.SECURITY_CONTACT,
  /** After a signal: how long requests are still accepted, in ms. */
  stopDelayMs: env.STOP_DELAY_SECONDS * 1000,
  /** The caches in front that are purged of what changed. */
  cachePurgeUrls: env.CACHE_PURGE_URL,
});

const schema = variables
  .superRefine((env, context) => {
    if (isLocalMail(env.MAIL_URL)) return;
    for (const name of ['MAIL_FROM', 'MAIL_CONTACT_TO', 'MAIL_GROUPS_TO'] as const) {
      const message = 'an address, because MAIL_URL sends real mail';
      if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message });
    }
  })
  .transform((env) => ({
    ...siteSettings(env),
    ...contentSettings(env),
    ...eventSettings(env),
    ...formSettings(env),
    ...operationsSettings(env),
  }));

/** Whether the content service runs on this machine. */
const isEmbedded = (env: Variables): boolean =>
  isLocal(env.CONTENT_TRANSPORT === 'rest' ? env.CONTENT_REST_URL : env.CONTENT_GRAPHQL_URL);

/** Thrown at start when a setting is invalid; the message names each variable and what it expects. */
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
