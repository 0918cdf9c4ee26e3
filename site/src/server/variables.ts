import { parseColours } from '@inktvis/foundation/brand';
import { BRUSSELS, parseWallTime } from '@inktvis/foundation/brussels';
import { z } from 'zod';

/** Whether an address is one of this machine. */
export const isLocal = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

/** Whether mail goes to a server on this machine. */
export const isLocalMail = (address: string): boolean =>
  /^smtp:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/?$/.test(address);

/**
 * Where the parts of the content service are. A real space has a host for each, with its region in the name
 * (`https://api-us.storyblok.com`); elsewhere all are on one.
 */
export function contentAddresses(address: string) {
  const region = /^https:\/\/api(-[a-z]+)?\.storyblok\.com$/.exec(address);
  const host = (name: string): string =>
    region ? `https://${name}${region[1] ?? ''}.storyblok.com` : address;
  return {
    contentGraphqlUrl: `${host('gapi')}/v1/api`,
    contentRestUrl: `${address}/v2`,
    contentAssetsUrl: host('a'),
  };
}

/** Text, or the fallback. */
const text = (fallback: string) => z.string().trim().min(1).default(fallback);
/** An http(s) address without trailing slash, or the fallback. */
const url = (fallback: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(fallback)
    .transform((value) => value.replace(/\/+$/, ''));
/** The same, where there may be none. */
const optionalUrl = z
  .url({ protocol: /^https?$/ })
  .optional()
  .transform((value) => value?.replace(/\/+$/, ''));
/** Values with commas between them. */
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );
/** Whole addresses with commas between them; http only on this machine. */
const addresses = list.refine(
  (all) =>
    all.every(
      (one) =>
        URL.canParse(one) && (new URL(one).protocol === 'https:' || (/^http:/.test(one) && isLocal(one))),
    ),
  'addresses such as https://crm.example/vragen, with commas between them',
);

/** The colours of a brand, such as `ink=#2b1150,ochre=#9ad17b`; what is not named has the colour of the design. */
const colours = z
  .string()
  .default('')
  .transform((value, context) => {
    const read = parseColours(value);
    if (!read.ok) context.addIssue({ code: 'custom', message: read.error });
    return read.ok ? read.value : z.NEVER;
  });

/** A key or a password. */
const secret = z.string().trim().optional();

/** The address of a tile: its host is fixed, because the content security policy names it. */
const tiles = z
  .url({ protocol: /^https?$/ })
  .refine(
    (address) => ['{z}', '{x}', '{y}'].every((hole) => address.includes(hole)),
    'an address such as https://tiles.example/{z}/{x}/{y}.png',
  );

/** A Brussels time, as an instant. */
const instant = z.string().transform((value, context) => {
  const parsed = parseWallTime(value, BRUSSELS);
  if (parsed) return parsed;
  context.addIssue({ code: 'custom', message: 'a Brussels time such as 2024-10-26T10:05' });
  return z.NEVER;
});

/** Text, where there may be none. */
const optionalText = z.string().trim().min(1).optional();
/** A whole number of at least 0. */
const count = z.coerce.number().int().min(0);
/** Contact addresses (RFC 9116, 2.5.3). */
const contacts = list.refine(
  (all) =>
    all.every(
      (one) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(one) && URL.canParse(one),
    ),
  'addresses such as mailto:veilig@inktvis.example or https://inktvis.example/veilig, with commas between them',
);
/** Where a visitor's browser fetches a script: over https, unless from this machine. */
const scriptUrl = z
  .url({ protocol: /^https?$/ })
  .refine(
    (address) => address.startsWith('https:') || isLocal(address),
    'an https address such as https://consent.cookiebot.com/uc.js',
  );
/** Hashes of style elements, as a policy names them. */
const hashes = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine(
    (all) => all.every((hash) => /^sha256-[A-Za-z0-9+/]{43}=$/.test(hash)),
    'sha256-… as a browser names it, with commas between them',
  );

/** What the environment may hold (deploy/settings.md). What a database or a mail server is reached with is in no message. */
export const variables = z.object({
  BRAND: text('Inktvis'),
  BRAND_COLOURS: colours,
  PRODUCT: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'lower case letters, digits and dashes')
    .default('inktvis'),
  SITE_URL: url('http://localhost:4321'),
  DEPLOYMENT_URL: optionalUrl,
  SEARCH_ENGINES: z.enum(['on', 'off']).default('on'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4321),
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
  DATABASE_URL: z
    .string()
    .regex(
      /^(file:.+|postgres(ql)?:\/\/.+)$/,
      'file:<path> or postgres://<user>:<password>@<host>/<database>',
    )
    .default('file:var/inktvis.db'),
  MAIL_URL: z
    .string()
    .regex(/^(smtps?|mandrill):\/\/[^\s/]+/, 'smtp://user:password@host:587, smtps://… or mandrill://key')
    .default('smtp://127.0.0.1:4325'),
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

export type Variables = z.output<typeof variables>;
