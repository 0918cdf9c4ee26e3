import { expect, test } from 'vitest';
import { readOutboxSettings } from './settings.ts';

test('without any setting the outbox is a file and mail goes to the embedded server', () => {
  expect(readOutboxSettings({ MAIL_FROM: '' })).toMatchObject({
    databaseUrl: 'file:var/inktvis.db',
    mail: { mailUrl: 'smtp://127.0.0.1:4325', from: 'post@inktvis.example' },
    retention: { requestsMonths: 18, unconfirmedDays: 14 },
  });
});

test('real mail has no invented sender', () => {
  expect(readOutboxSettings({ MAIL_URL: 'mandrill://sleutel' }).mail).toMatchObject({
    from: '',
    contactTo: '',
  });
});

test('a wrong setting is named, its value is not', () => {
  expect(() => readOutboxSettings({ RETENTION_REQUESTS_MONTHS: 'geheim' })).toThrow(
    /^RETENTION_REQUESTS_MONTHS: (?!.*geheim)/,
  );
});
