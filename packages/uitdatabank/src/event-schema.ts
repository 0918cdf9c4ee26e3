import { z } from 'zod';

const text = z.string().min(1);
const dutch = z.object({ nl: text });
const instant = z.iso.datetime({ offset: true, precision: 0 });
const address = z.url({ protocol: /^https?$/ });
const reference = z.object({ '@id': address });
const places = z.int().min(0).optional();
const ages = z.string().regex(/^\d*-\d*$/);
const labels = z.array(z.string().regex(/^[^;]{2,255}$/, 'een label telt 2 tot 255 tekens, zonder ;')).min(1);

export const MAX_NAME = 90;

const subEvent = z.object({
  startDate: instant,
  endDate: instant,
  status: z.object({ type: z.enum(['Available', 'Unavailable']), reason: dutch.optional() }),
  bookingAvailability: z.object({
    type: z.enum(['Available', 'Unavailable']),
    capacity: places,
    remainingCapacity: places,
  }),
});

const price = z.object({
  category: z.enum(['base', 'tariff']),
  name: dutch,
  price: z.number().min(0),
  priceCurrency: z.literal('EUR'),
});
const areNamed = (prices: readonly z.output<typeof price>[]) =>
  new Set(prices.map(({ name }) => name.nl)).size === prices.length;

const booking = z.object({
  url: address,
  urlLabel: dutch,
  availabilityStarts: instant.optional(),
  availabilityEnds: instant,
});

/** What we write of an event: the facts of docs.publiq.be in a schema of our own, since theirs has no licence. */
export const eventSchema = z.object({
  mainLanguage: z.literal('nl'),
  name: z.object({ nl: text.max(MAX_NAME) }),
  description: dutch,
  terms: z.array(z.object({ id: text, domain: z.enum(['eventtype', 'theme']) })).min(1),
  location: reference,
  organizer: reference.optional(),
  calendarType: z.enum(['single', 'multiple']),
  subEvent: z.array(subEvent).min(1),
  workflowStatus: z.literal('READY_FOR_VALIDATION'),
  typicalAgeRange: ages.optional(),
  priceInfo: z.array(price).refine(areNamed, 'elk tarief vraagt een eigen naam').optional(),
  bookingInfo: booking.optional(),
  contactPoint: z.object({ phone: z.array(text), email: z.array(text), url: z.array(address) }),
  labels,
  hiddenLabels: labels,
});

export type EventBody = z.output<typeof eventSchema>;

/** Parts of an event, in the words of whoever reads what was refused or changed. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'titel',
  terms: 'type en thema',
  location: 'plaats',
  subEvent: 'momenten',
  typicalAgeRange: 'leeftijd',
  priceInfo: 'prijzen',
  bookingInfo: 'reserveren',
  contactPoint: 'adres van de pagina',
  description: 'tekst',
};
export const fieldWord = (name: string): string => FIELDS[name] ?? name;
