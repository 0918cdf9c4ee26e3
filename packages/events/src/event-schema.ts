import { z } from 'zod';

/** PHP writes an empty map as an empty list. */
const emptyListIsMap = (value: unknown) => (Array.isArray(value) && value.length === 0 ? {} : value);

/** Absent when it has the wrong shape. */
const forgiving = <T extends z.core.SomeType>(schema: T) => z.nullish(schema).catch(undefined);

/** Old records have a bare text, which is Dutch (docs.publiq.be, Search API). */
const byLanguage = z
  .preprocess(emptyListIsMap, z.union([z.string(), z.record(z.string(), z.unknown())]))
  .transform((value) =>
    typeof value === 'string'
      ? new Map([['nl', value]])
      : new Map(
          Object.entries(value).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
        ),
  );

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const status = z.object({
  type: z.enum(['Available', 'TemporarilyUnavailable', 'Unavailable']),
  reason: forgiving(byLanguage),
});
const availability = z.object({ type: z.enum(['Available', 'Unavailable']) });

const subEvent = z.object({
  startDate: instant,
  endDate: instant.optional(),
  status: forgiving(status),
  bookingAvailability: forgiving(availability),
});

/** Some records have a text. What is not known is not free. */
const amount = z.union([
  z.number().min(0),
  z
    .string()
    .regex(/^\d{1,9}(\.\d+)?$/)
    .transform(Number),
]);
const price = z.object({ category: z.string(), price: amount, name: forgiving(byLanguage) });

const texts = forgiving(
  z.array(z.unknown()).transform((list) => list.filter((one) => typeof one === 'string')),
);

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const weekday = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
const openingHours = z
  .object({ opens: hour, closes: hour, dayOfWeek: z.array(weekday) })
  .transform(({ dayOfWeek, ...times }) => ({ days: dayOfWeek, ...times }));

/** Old records have the address without languages; see `addressOf`. */
const address = z.record(z.string(), z.unknown());

/** As the source sends it, embedded (docs.publiq.be, Search API). Only id, title and dates decide whether it can be shown. */
export const wireEventSchema = z.object({
  '@id': z.string(),
  mainLanguage: forgiving(z.string()),
  name: byLanguage.optional(),
  description: forgiving(byLanguage),
  calendarType: z.enum(['single', 'multiple', 'periodic', 'permanent']).default('single'),
  startDate: instant.nullish(),
  endDate: instant.nullish(),
  subEvent: z.array(subEvent).max(5000).nullish(),
  openingHours: forgiving(z.array(openingHours)),
  status: forgiving(status),
  bookingAvailability: forgiving(availability),
  attendanceMode: forgiving(z.enum(['offline', 'online', 'mixed'])),
  location: forgiving(
    z.object({
      name: forgiving(byLanguage),
      mainLanguage: forgiving(z.string()),
      address: forgiving(z.preprocess(emptyListIsMap, address)),
    }),
  ),
  organizer: forgiving(z.object({ name: forgiving(byLanguage) })),
  labels: forgiving(z.array(z.string())),
  image: forgiving(z.string()),
  mediaObject: forgiving(
    z.array(z.object({ contentUrl: z.string(), copyrightHolder: forgiving(z.string()) })),
  ),
  typicalAgeRange: forgiving(z.string()),
  priceInfo: forgiving(z.array(forgiving(price))),
  bookingInfo: forgiving(
    z.object({
      url: forgiving(z.string()),
      urlLabel: forgiving(byLanguage),
      phone: forgiving(z.string()),
      email: forgiving(z.string()),
      availabilityStarts: forgiving(instant),
      availabilityEnds: forgiving(instant),
    }),
  ),
  contactPoint: forgiving(z.object({ phone: texts, email: texts, url: texts })),
  onlineUrl: forgiving(z.string()),
  workflowStatus: forgiving(z.string()),
  availableFrom: forgiving(instant),
  created: forgiving(instant),
  modified: forgiving(instant),
});

export type WireEvent = z.output<typeof wireEventSchema>;

/** Of every response (docs.publiq.be, Search API); a last good copy has members alone. */
export const collectionSchema = z.object({
  member: z.array(z.unknown()),
  itemsPerPage: z.int().min(1).optional().catch(undefined),
  totalItems: z.int().min(0).optional().catch(undefined),
});
