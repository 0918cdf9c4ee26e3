import { parseColours } from '@inktvis/foundation/brand';
import { BRUSSELS, parseWallTime } from '@inktvis/foundation/brussels';
import { z } from 'zod';

export const isLocal = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

export const text = z.string().trim().min(1);

export const count = z.coerce.number().int().min(0);

const httpAddress = z.url({ protocol: /^https?$/ });

/** An http(s) address without trailing slash. */
export const url = httpAddress.transform((value) => value.replace(/\/+$/, ''));

const list = (isRight: (value: string) => boolean, expected: string) =>
  z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((all) => all.every(isRight), `${expected}, with commas between them`);

/** Whole addresses; http only on this machine. */
export const addresses = list(
  (one) => URL.canParse(one) && (new URL(one).protocol === 'https:' || (/^http:/.test(one) && isLocal(one))),
  'addresses such as https://crm.example/vragen',
);

/** Contact addresses (RFC 9116, 2.5.3). */
export const contacts = list(
  (one) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(one) && URL.canParse(one),
  'addresses such as mailto:veilig@inktvis.example or https://inktvis.example/veilig',
);

/** Hashes of style elements, as a policy names them. */
export const hashes = list(
  (hash) => /^sha256-[A-Za-z0-9+/]{43}=$/.test(hash),
  'sha256-… as a browser names it',
);

/** The colours of a brand, such as `ink=#2b1150,ochre=#9ad17b`; what is not named has the colour of the design. */
export const colours = z
  .string()
  .default('')
  .transform((value, context) => {
    const read = parseColours(value);
    if (!read.ok) context.addIssue({ code: 'custom', message: read.error });
    return read.ok ? read.value : z.NEVER;
  });

/** The address of a tile: its host is fixed, because the content security policy names it. */
export const tiles = httpAddress.refine(
  (address) => ['{z}', '{x}', '{y}'].every((hole) => address.includes(hole)),
  'an address such as https://tiles.example/{z}/{x}/{y}.png',
);

/** Where a visitor's browser fetches a script: over https, unless from this machine. */
export const scriptUrl = httpAddress.refine(
  (address) => address.startsWith('https:') || isLocal(address),
  'an https address such as https://consent.cookiebot.com/uc.js',
);

/** A Brussels time, as an instant. */
export const instant = z.string().transform((value, context) => {
  const parsed = parseWallTime(value, BRUSSELS);
  if (parsed) return parsed;
  context.addIssue({ code: 'custom', message: 'a Brussels time such as 2024-10-26T10:05' });
  return z.NEVER;
});
