import { createLog } from '@inktvis/foundation/log';
import { fail, runService, settingsOrFail } from '@inktvis/foundation/service';
import { z } from 'zod';
import { startMailService } from './create-service.ts';
import { FAULTS } from './faults.ts';

/** An empty setting counts as absent. */
const maybe = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value || undefined, schema);
const given = (fallback: string) => maybe(z.string().default(fallback));
const amount = (fallback: number, min: number, max: number) =>
  given(String(fallback))
    .transform(Number)
    .pipe(z.number(`expects a number from ${min} to ${max}`).min(min).max(max));
const port = (fallback: number) =>
  given(String(fallback)).transform(Number).pipe(z.number('expects a port number').int().min(0).max(65_535));

const settingsSchema = z.object({
  MAIL_PORT: port(4325),
  MAIL_HTTP_PORT: port(4324),
  MAIL_HOST: given('127.0.0.1'),
  MAIL_API_KEY: given('inktvis-postsleutel'),
  MAIL_DOMAINS: given('').transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((domain) => domain.trim())
      .filter((domain) => domain !== ''),
  ),
  MAIL_MAX_MESSAGES: amount(500, 1, 100_000).pipe(z.int('expects a whole number')),
  MAIL_LATENCY_MS: amount(0, 0, 60_000),
  MAIL_FAULT: maybe(z.enum(FAULTS).default('off')),
  MAIL_IN_PRODUCTION: maybe(z.enum(['on', 'off']).default('off')),
  NODE_ENV: z.string().optional(),
});

const settings = settingsOrFail(settingsSchema.safeParse(process.env));
if (settings.NODE_ENV === 'production' && settings.MAIL_IN_PRODUCTION === 'off') {
  fail(
    'The embedded mail service stores mails instead of sending them; in production it needs MAIL_IN_PRODUCTION=on.',
  );
}

const log = createLog('mail');
await runService({
  name: 'mail service',
  log,
  ports: { MAIL_PORT: settings.MAIL_PORT, MAIL_HTTP_PORT: settings.MAIL_HTTP_PORT },
  start: () =>
    startMailService({
      smtpPort: settings.MAIL_PORT,
      httpPort: settings.MAIL_HTTP_PORT,
      host: settings.MAIL_HOST,
      key: settings.MAIL_API_KEY,
      domains: settings.MAIL_DOMAINS,
      maxMessages: settings.MAIL_MAX_MESSAGES,
      latencyMs: settings.MAIL_LATENCY_MS,
      fault: settings.MAIL_FAULT,
      log,
    }),
  details: (service) => ({ url: service.url, smtpUrl: service.smtpUrl }),
});
