import { z } from 'zod';
import { plainLine } from '../plain-text.ts';
import type { TouringEvent } from '../touring-event.ts';
import type { WireEvent } from './event-schema.ts';

const part = z.string().transform(plainLine).catch('');
const addressSchema = z
  .object({ streetAddress: part, postalCode: part, addressLocality: part, addressCountry: part })
  .transform((read) => ({
    street: read.streetAddress,
    postalCode: read.postalCode,
    town: read.addressLocality,
    country: read.addressCountry,
  }))
  .refine(({ town }) => town !== '');

/** The place that stands for "online" is all zeroes and has underscores for an address. */
const isReal = (address: { readonly town: string }): boolean => /[^_\s]/.test(address.town);

/** The address in Dutch, else in the place's main language, else in none, as very old records have it. */
export function addressOf(location: WireEvent['location']): TouringEvent['address'] {
  const known = location?.address;
  if (!known) return null;
  for (const candidate of [known.nl, known[location.mainLanguage ?? 'nl'], known, ...Object.values(known)]) {
    const read = addressSchema.safeParse(candidate);
    if (read.success && isReal(read.data)) return read.data;
  }
  return null;
}
