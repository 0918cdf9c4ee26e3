import { UITDATABANK_IMAGES } from '@inktvis/events';
import { z } from 'zod';
import {
  addresses,
  colours,
  contacts,
  contentAddresses,
  count,
  databaseUrl,
  hashes,
  instant,
  isLocal,
  isLocalMail,
  mailUrl,
  onOff,
  optionalText,
  optionalUrl,
  port,
  scriptUrl,
  secret,
  text,
  tiles,
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
  CONTENT_URL: url('http://127.0.0.1:4322'),
  CONTENT_TOKEN: text('inktvis-publiek'),
  CONTENT_PREVIEW_TOKEN: z.string().optional(),
  PREVIEW_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  PREVIEW_EDITOR_ORIGIN: url('https://app.storyblok.com').transform((value) => new URL(value).origin),
  CONTENT_SPACE_ID: z.string().regex(/^\d+$/, 'the number of the space').default('1001'),
  CONTENT_WEBHOOK_SECRET: z.string().optional(),
  CONTENT_POLL_SECONDS: z.coerce.number().min(0.1).max(3600).optional(),
  WARM_UP_PER_SECOND: count.max(100).optional(),
  EVENTS_URL: url('http://127.0.0.1:4323'),
  EVENTS_API_KEY: secret,
  EVENTS_CLIENT_ID: secret,
  CACHE_DIR: text('var/content'),
  MAP_TILES_URL: tiles.optional(),
  MAP_ATTRIBUTION: text('© OpenStreetMap-bijdragers'),
  DATABASE_URL: databaseUrl.default('file:var/inktvis.db'),
  MAIL_URL: mailUrl.default('smtp://127.0.0.1:4325'),
  MAIL_FROM: optionalText,
  MAIL_CONTACT_TO: optionalText,
  MAIL_GROUPS_TO: optionalText,
  MAIL_ALERTS_TO: optionalText,
  FORM_ADDRESSES: addresses,
  FORM_LIMIT_PER_VISITOR: count.default(30),
  TRUSTED_PROXIES: count.max(10).default(0),
  SECURITY_CONTACT: contacts,
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

/** Whether an address is of the real content service or events source; else it is of a stand-in. */
const isVendor = (address: string): boolean =>
  /\.(storyblok\.com|uitdatabank\.be)$/.test(new URL(address).hostname);

/** The real services allow five requests a second (requirements 9). */
const requestsPerSecond = (address: string): number => (isVendor(address) ? 5 : Number.POSITIVE_INFINITY);

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
  ...contentAddresses(env.CONTENT_URL),
  contentToken: env.CONTENT_TOKEN,
  /** Undefined: no preview. Only the embedded service has a token that everyone knows. */
  contentPreviewToken:
    env.CONTENT_PREVIEW_TOKEN ?? (isLocal(env.CONTENT_URL) ? 'inktvis-voorbeeld' : undefined),
  previewSecret: env.PREVIEW_SECRET,
  previewEditorOrigin: env.PREVIEW_EDITOR_ORIGIN,
  contentSpaceId: env.CONTENT_SPACE_ID,
  contentRequestsPerSecond: requestsPerSecond(env.CONTENT_URL),
  /** Undefined: webhooks of the content service are refused. */
  contentWebhookSecret: env.CONTENT_WEBHOOK_SECRET,
  /** How often the version of the space is polled, in ms. A month of a real space has a budget of requests. */
  contentPollMs: (env.CONTENT_POLL_SECONDS ?? (isLocal(env.CONTENT_URL) ? 20 : 60)) * 1000,
  cacheDir: env.CACHE_DIR,
  /**
   * How many pages and pictures are asked for in a second so that all of them have a last good copy; 0: none. One
   * leaves visitors most of the five requests that the real service allows.
   */
  warmUpPerSecond: env.WARM_UP_PER_SECOND ?? (isLocal(env.CONTENT_URL) ? 20 : 1),
});

/** The touring events source. */
const eventSettings = (env: Variables) => ({
  eventsUrl: env.EVENTS_URL,
  /** Only the embedded source has a key that everyone knows. */
  eventsApiKey: env.EVENTS_API_KEY ?? (isLocal(env.EVENTS_URL) ? 'inktvis-sleutel' : undefined),
  /** Used instead of the key when there is one. */
  eventsClientId: env.EVENTS_CLIENT_ID,
  /** Where pictures of events may be fetched, and where their host may redirect us. */
  eventsImageOrigins: [
    ...UITDATABANK_IMAGES,
    'https://*.imgix.net',
    new URL(env.EVENTS_URL).origin,
    // The stand-in has its pictures resized by that of the content service.
    ...(isVendor(env.EVENTS_URL) ? [] : [new URL(env.CONTENT_URL).origin]),
  ],
  eventsRequestsPerSecond: requestsPerSecond(env.EVENTS_URL),
});

/** Forms, their database and their mails. */
const formSettings = (env: Variables) => ({
  databaseUrl: env.DATABASE_URL,
  mailUrl: env.MAIL_URL,
  mailFrom: env.MAIL_FROM ?? 'post@inktvis.example',
  mailContactTo: env.MAIL_CONTACT_TO ?? 'contact@inktvis.example',
  mailGroupsTo: env.MAIL_GROUPS_TO ?? 'groepen@inktvis.example',
  /** Recipients of the alert that mails were given up; undefined: none. */
  mailAlertsTo: env.MAIL_ALERTS_TO,
  /** Where forms may be sent besides this site. */
  formAddresses: env.FORM_ADDRESSES,
  /** Submissions of each form in an hour; 0 is no limit. */
  formLimits: { perVisitor: env.FORM_LIMIT_PER_VISITOR, total: env.FORM_LIMIT_PER_VISITOR * 100 },
});

/** The process and the proxies in front of it. */
const operationsSettings = (env: Variables) => ({
  /** How many proxies in front append to `X-Forwarded-For`; what came before theirs is not trusted. */
  trustedProxies: env.TRUSTED_PROXIES,
  /** The name in `Host` that is trusted beside that of the site's address. */
  hosts: env.DEPLOYMENT_URL ? [new URL(env.DEPLOYMENT_URL).host] : [],
  /** Whom `security.txt` names; none: there is no such file. */
  securityContacts: env.SECURITY_CONTACT,
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

/** How PostgreSQL is reached when its certificate is checked (https://www.postgresql.org/docs/17/libpq-ssl.html). */
const VERIFIED = /[?&]sslmode=verify-(ca|full)(&|$)/;

/**
 * The settings that name another machine which is reached without TLS, or without a certificate that is checked: what
 * lies between can read and change what is said, tokens and passwords included. SMTP to another machine always has TLS.
 */
export function plainConnections({ contentRestUrl, eventsUrl, databaseUrl }: Settings): string[] {
  const isPlain = (address: string) => address.startsWith('http:') && !isLocal(address);
  const isDatabase = /^postgres/.test(databaseUrl) && URL.canParse(databaseUrl);
  return [
    ...(isPlain(contentRestUrl) ? ['CONTENT_URL'] : []),
    ...(isPlain(eventsUrl) ? ['EVENTS_URL'] : []),
    ...(isDatabase && !isLocal(databaseUrl) && !VERIFIED.test(databaseUrl) ? ['DATABASE_URL'] : []),
  ];
}
