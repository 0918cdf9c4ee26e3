import { UITDATABANK_IMAGES } from '@inktvis/events';
import type { z } from 'zod';
import { contentAddresses, isLocal, isLocalMail, type Variables, variables } from './variables.ts';

/** Every setting of the site. The only reader of the environment; described in deploy/settings.md. */
export type Settings = z.output<typeof schema>;

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
