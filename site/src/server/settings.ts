import { UITDATABANK_IMAGES } from '@inktvis/events';
import { z } from 'zod';
import {
  addresses,
  colours,
  contacts,
  count,
  hashes,
  instant,
  isLocal,
  scriptUrl,
  text,
  tiles,
  url,
} from './setting-kinds.ts';

/** The environment (deploy/settings.md): `contentUrl` is `CONTENT_URL`. No message has an address with a password. */
const given = z.object({
  brand: text.default('Inktvis'),
  brandColours: colours,
  product: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'lower case letters, digits and dashes')
    .default('inktvis'),
  siteUrl: url.default('http://localhost:4321'),
  deploymentUrl: url.optional(),
  searchEngines: z.enum(['on', 'off']).default('on'),
  port: count.max(65_535).default(4321),
  host: text.default('localhost'),
  contentTransport: z.enum(['graphql', 'rest']).default('graphql'),
  contentUrl: url.default('http://127.0.0.1:4322'),
  contentToken: text.default('inktvis-publiek'),
  contentPreviewToken: z.string().optional(),
  previewSecret: z.string().min(16, 'at least 16 characters').optional(),
  previewEditorOrigin: url.transform((value) => new URL(value).origin).default('https://app.storyblok.com'),
  contentSpaceId: z.string().regex(/^\d+$/, 'the number of the space').default('1001'),
  /** Undefined: webhooks of the content service are refused. */
  contentWebhookSecret: z.string().optional(),
  contentPollSeconds: z.coerce.number().min(0.1).max(3600).optional(),
  warmUpPerSecond: count.max(100).optional(),
  eventsUrl: url.default('http://127.0.0.1:4323'),
  eventsApiKey: z.string().trim().optional(),
  /** Used instead of the key when there is one. */
  eventsClientId: z.string().trim().optional(),
  cacheDir: text.default('var/content'),
  mapTilesUrl: tiles.optional(),
  mapAttribution: text.default('© OpenStreetMap-bijdragers'),
  databaseUrl: z
    .string()
    .regex(
      /^(file:.+|postgres(ql)?:\/\/.+)$/,
      'file:<path> or postgres://<user>:<password>@<host>/<database>',
    )
    .default('file:var/inktvis.db'),
  mailUrl: z
    .string()
    .regex(/^(smtps?|mandrill):\/\/[^\s/]+/, 'smtp://user:password@host:587, smtps://… or mandrill://key')
    .default('smtp://127.0.0.1:4325'),
  mailFrom: text.optional(),
  mailContactTo: text.optional(),
  mailGroupsTo: text.optional(),
  /** Recipients of the alert that mails were given up; undefined: none. */
  mailAlertsTo: text.optional(),
  formAddresses: addresses,
  formLimitPerVisitor: count.default(30),
  /** How many proxies in front append to `X-Forwarded-For`; what came before theirs is not trusted. */
  trustedProxies: count.max(10).default(0),
  /** Whom `security.txt` names; none: there is no such file. */
  securityContact: contacts,
  consentScriptSrc: scriptUrl.default('https://consent.cookiebot.com/uc.js'),
  consentId: z.guid('the id of the account, as 00000000-0000-0000-0000-000000000000').optional(),
  consentStyleHashes: hashes,
  gtmId: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'the id of a container, as GTM-ABC1234')
    .optional(),
  /** The address of an event in the ticket shop: editors then give its code alone. */
  ticketShopUrl: z
    .url({ protocol: /^https$/ })
    .includes('{code}', 'an address such as https://tickets.example/event/{code}')
    .optional(),
  siteNow: instant.optional(),
});

type Given = z.output<typeof given>;

const nameOf = (key: string): string => key.replaceAll(/[A-Z]/g, '_$&').toUpperCase();

/** Whether an address is of the real content service or events source; else it is of a stand-in. */
const isVendor = (address: string): boolean =>
  /\.(storyblok\.com|uitdatabank\.be)$/.test(new URL(address).hostname);

/** The real services allow five requests a second (requirements 9). */
const requestsPerSecond = (address: string): number => (isVendor(address) ? 5 : Number.POSITIVE_INFINITY);

/** A real space has a host for each part, with its region in the name (`https://api-us.storyblok.com`). */
function contentAddresses(address: string) {
  const region = /^https:\/\/api(-[a-z]+)?\.storyblok\.com$/.exec(address);
  const host = (name: string): string =>
    region ? `https://${name}${region[1] ?? ''}.storyblok.com` : address;
  return {
    contentGraphqlUrl: `${host('gapi')}/v1/api`,
    contentRestUrl: `${address}/v2`,
    contentAssetsUrl: host('a'),
  };
}

/** Third-party scripts of pages (`src/consent`); null: none. */
const tagsOf = ({ consentId, consentScriptSrc: src, consentStyleHashes: styles, gtmId }: Given) =>
  consentId || gtmId
    ? { consent: consentId ? { src, id: consentId, styles } : null, tagManager: gtmId ?? null }
    : null;

const schema = given
  .superRefine((env, context) => {
    if (/^smtp:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/?$/.test(env.mailUrl)) return;
    for (const name of ['mailFrom', 'mailContactTo', 'mailGroupsTo'] as const) {
      const message = 'an address, because MAIL_URL sends real mail';
      if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message });
    }
  })
  .transform((env) => ({
    ...env,
    ...contentAddresses(env.contentUrl),
    colours: env.brandColours,
    /** Canonical addresses start with this (requirements 2.2). */
    canonicalBase: env.deploymentUrl ?? env.siteUrl,
    isFindable: env.searchEngines === 'on',
    map: env.mapTilesUrl ? { tiles: env.mapTilesUrl, attribution: env.mapAttribution } : null,
    tags: tagsOf(env),
    /** Undefined: no preview. Only the embedded service has a token that everyone knows. */
    contentPreviewToken:
      env.contentPreviewToken ?? (isLocal(env.contentUrl) ? 'inktvis-voorbeeld' : undefined),
    contentRequestsPerSecond: requestsPerSecond(env.contentUrl),
    /** A month of a real space has a budget of requests. */
    contentPollMs: (env.contentPollSeconds ?? (isLocal(env.contentUrl) ? 20 : 60)) * 1000,
    /** One leaves visitors most of the five requests that the real service allows. */
    warmUpPerSecond: env.warmUpPerSecond ?? (isLocal(env.contentUrl) ? 20 : 1),
    /** Only the embedded source has a key that everyone knows. */
    eventsApiKey: env.eventsApiKey ?? (isLocal(env.eventsUrl) ? 'inktvis-sleutel' : undefined),
    /** Where pictures of events may be fetched, and where their host may redirect us. */
    eventsImageOrigins: [
      ...UITDATABANK_IMAGES,
      'https://*.imgix.net',
      new URL(env.eventsUrl).origin,
      // The stand-in has its pictures resized by that of the content service.
      ...(isVendor(env.eventsUrl) ? [] : [new URL(env.contentUrl).origin]),
    ],
    eventsRequestsPerSecond: requestsPerSecond(env.eventsUrl),
    mailFrom: env.mailFrom ?? 'post@inktvis.example',
    mailContactTo: env.mailContactTo ?? 'contact@inktvis.example',
    mailGroupsTo: env.mailGroupsTo ?? 'groepen@inktvis.example',
    /** Submissions of each form in an hour; 0 is no limit. */
    formLimits: { perVisitor: env.formLimitPerVisitor, total: env.formLimitPerVisitor * 100 },
  }));

export type Settings = z.output<typeof schema>;

/** Thrown at start when a setting is invalid; the message names each variable and what it expects. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** An empty variable counts as not set; without any the site runs on the embedded services. Throws `SettingsError`. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const keys = Object.keys(given.shape);
  const parsed = schema.safeParse(
    Object.fromEntries(keys.map((key) => [key, env[nameOf(key)] || undefined])),
  );
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    ({ path, message }) => `${nameOf(path.join('.'))}: expected ${message}`,
  );
  throw new SettingsError(`Settings that cannot be used:\n  ${lines.join('\n  ')}`);
}

/** How PostgreSQL is reached when its certificate is checked (https://www.postgresql.org/docs/17/libpq-ssl.html). */
const VERIFIED = /[?&]sslmode=verify-(ca|full)(&|$)/;

/** The settings whose machine is reached without TLS, or with a certificate that is not checked. SMTP always has TLS. */
export function plainConnections({ contentUrl, eventsUrl, databaseUrl }: Settings): string[] {
  const isPlain = (address: string) => address.startsWith('http:') && !isLocal(address);
  const isDatabase = /^postgres/.test(databaseUrl) && URL.canParse(databaseUrl);
  return [
    ...(isPlain(contentUrl) ? ['CONTENT_URL'] : []),
    ...(isPlain(eventsUrl) ? ['EVENTS_URL'] : []),
    ...(isDatabase && !isLocal(databaseUrl) && !VERIFIED.test(databaseUrl) ? ['DATABASE_URL'] : []),
  ];
}
