import { parseColours } from '@inktvis/foundation/brand';
import { z } from 'zod';

const given = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value || undefined, schema);
const count = z.coerce.number().int();
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const colours = z.string().transform((value, context) => {
  const read = parseColours(value);
  if (!read.ok) context.addIssue({ code: 'custom', message: read.error });
  return read.ok ? read.value : z.NEVER;
});
const isLocal = (mailUrl: string): boolean =>
  /^smtp:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?\/?$/.test(mailUrl);
const DEMO = {
  from: 'post@inktvis.example',
  contactTo: 'contact@inktvis.example',
  groupsTo: 'groepen@inktvis.example',
};

/** The settings of the site that the outbox is about; see `deploy/settings.md`. An empty one counts as absent. */
const schema = z
  .object({
    BRAND: given(z.string().default('Inktvis')),
    BRAND_COLOURS: given(colours.prefault('')),
    SITE_URL: given(url.default('http://localhost:4321')),
    DATABASE_URL: given(z.string().default('file:var/inktvis.db')),
    CACHE_DIR: given(z.string().default('var/content')),
    MAIL_URL: given(z.string().default('smtp://127.0.0.1:4325')),
    MAIL_FROM: given(z.string().optional()),
    MAIL_CONTACT_TO: given(z.string().optional()),
    MAIL_GROUPS_TO: given(z.string().optional()),
    MAIL_ALERTS_TO: given(z.string().optional()),
    RETENTION_REQUESTS_MONTHS: given(count.min(1).max(120).default(18)),
    RETENTION_UNCONFIRMED_DAYS: given(count.min(7).max(365).default(14)),
  })
  .transform((env) => ({
    brand: env.BRAND,
    colours: env.BRAND_COLOURS,
    siteUrl: env.SITE_URL,
    databaseUrl: env.DATABASE_URL,
    cacheDir: env.CACHE_DIR,
    mail: {
      mailUrl: env.MAIL_URL,
      // Only the embedded mail server has default addresses.
      from: env.MAIL_FROM ?? (isLocal(env.MAIL_URL) ? DEMO.from : ''),
      contactTo: env.MAIL_CONTACT_TO ?? (isLocal(env.MAIL_URL) ? DEMO.contactTo : ''),
      groupsTo: env.MAIL_GROUPS_TO ?? (isLocal(env.MAIL_URL) ? DEMO.groupsTo : ''),
      alertsTo: env.MAIL_ALERTS_TO,
    },
    retention: {
      requestsMonths: env.RETENTION_REQUESTS_MONTHS,
      unconfirmedDays: env.RETENTION_UNCONFIRMED_DAYS,
    },
  }));

export type OutboxSettings = z.output<typeof schema>;

/** A setting that cannot be understood; the message names it and repeats no value. */
export class OutboxSettingsError extends Error {
  override name = 'OutboxSettingsError';
}

/** Reads and checks the settings. Throws `OutboxSettingsError`. */
export function readOutboxSettings(env: Record<string, string | undefined>): OutboxSettings {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new OutboxSettingsError(`${issue?.path.join('.')}: ${issue?.message}`);
}
