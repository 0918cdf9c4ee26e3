import { createLog } from '@inktvis/foundation/log';
import { fail, runService, settingsOrFail } from '@inktvis/foundation/service';
import { z } from 'zod';
import { startMailService } from './create-service.ts';

const port = z.coerce.number('expects a port number').int().min(0).max(65_535);

const settings = settingsOrFail(
  z.object({
    MAIL_PORT: port.default(4325),
    MAIL_HTTP_PORT: port.default(4324),
    MAIL_HOST: z.string().default('127.0.0.1'),
    MAIL_API_KEY: z.string().default('inktvis-postsleutel'),
    MAIL_IN_PRODUCTION: z.enum(['on', 'off']).default('off'),
    NODE_ENV: z.string().optional(),
  }),
);
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
      log,
    }),
  details: (service) => ({ url: service.url, smtpUrl: service.smtpUrl }),
});
