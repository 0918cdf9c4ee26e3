import { parseColours } from '@inktvis/foundation/brand';
import { BRUSSELS, parseWallTime } from '@inktvis/foundation/brussels';
import { z } from 'zod';

/** The kinds of settings: how a variable of the environment is read, and what it expects in words. */

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
export const text = (fallback: string) => z.string().trim().min(1).default(fallback);
/** An http(s) address without trailing slash, or the fallback. */
export const url = (fallback: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(fallback)
    .transform((value) => value.replace(/\/+$/, ''));
/** The same, where there may be none. */
export const optionalUrl = z
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
export const addresses = list.refine(
  (all) =>
    all.every(
      (one) =>
        URL.canParse(one) && (new URL(one).protocol === 'https:' || (/^http:/.test(one) && isLocal(one))),
    ),
  'addresses such as https://crm.example/vragen, with commas between them',
);
/** A port; 0 takes any that is free. */
export const port = z.coerce.number().int().min(0).max(65_535);

/** The colours of a brand, such as `ink=#2b1150,ochre=#9ad17b`; what is not named has the colour of the design. */
export const colours = z
  .string()
  .default('')
  .transform((value, context) => {
    const read = parseColours(value);
    if (!read.ok) context.addIssue({ code: 'custom', message: read.error });
    return read.ok ? read.value : z.NEVER;
  });

/** A key or a password. */
export const secret = z.string().trim().optional();

/** The address of a tile: its host is fixed, because the content security policy names it. */
export const tiles = z
  .url({ protocol: /^https?$/ })
  .refine(
    (address) => ['{z}', '{x}', '{y}'].every((hole) => address.includes(hole)),
    'an address such as https://tiles.example/{z}/{x}/{y}.png',
  );

/** A Brussels time, as an instant. */
export const instant = z.string().transform((value, context) => {
  const parsed = parseWallTime(value, BRUSSELS);
  if (parsed) return parsed;
  context.addIssue({ code: 'custom', message: 'a Brussels time such as 2024-10-26T10:05' });
  return z.NEVER;
});

/** Text, where there may be none. */
export const optionalText = z.string().trim().min(1).optional();
/** A whole number of at least 0. */
export const count = z.coerce.number().int().min(0);
/** Contact addresses (RFC 9116, 2.5.3). */
export const contacts = list.refine(
  (all) =>
    all.every(
      (one) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(one) && URL.canParse(one),
    ),
  'addresses such as mailto:veilig@inktvis.example or https://inktvis.example/veilig, with commas between them',
);
/** A switch. */
export const onOff = z.enum(['on', 'off']);
/** A file for SQLite, or PostgreSQL; it may hold a password, so it is in no message. */
export const databaseUrl = z
  .string()
  .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, 'file:<path> or postgres://<user>:<password>@<host>/<database>');
/** Never in a message: it holds a password or a key. */
export const mailUrl = z
  .string()
  .regex(/^(smtps?|mandrill):\/\/[^\s/]+/, 'smtp://user:password@host:587, smtps://… or mandrill://key');
/** Where a visitor's browser fetches a script: over https, unless from this machine. */
export const scriptUrl = z
  .url({ protocol: /^https?$/ })
  .refine(
    (address) => address.startsWith('https:') || isLocal(address),
    'an https address such as https://consent.cookiebot.com/uc.js',
  );
/** Hashes of style elements, as a policy names them. */
export const hashes = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine(
    (all) => all.every((hash) => /^sha256-[A-Za-z0-9+/]{43}=$/.test(hash)),
    'sha256-… as a browser names it, with commas between them',
  );
