import { describe, expect, it } from 'vitest';
import { readResponse } from './mandrill.ts';

const KEY = 'md-Geheim_123';
const read = (body: unknown, status = 200) => readResponse(status, body, [KEY]);

describe('statuses', () => {
  it.each(['sent', 'queued', 'scheduled'])('%s is taken', (status) => {
    expect(read([{ status, _id: '8f0c' }])).toEqual({ ok: true, value: null });
  });

  it.each([
    ['rejected', 'hard-bounce', 'Mandrill rejected: hard-bounce'],
    ['invalid', null, 'Mandrill invalid'],
  ])('%s is refused for good', (status, reason, message) => {
    expect(read([{ status, reject_reason: reason }])).toEqual({
      ok: false,
      error: { kind: 'permanent', message },
    });
  });

  it.each(['unsigned', 'invalid-sender', 'test-mode-limit'])(
    'rejected as %s can be set right without changing the mail, so it waits',
    (reason) => {
      expect(read([{ status: 'rejected', reject_reason: reason }])).toEqual({
        ok: false,
        error: { kind: 'temporary', message: `Mandrill rejected: ${reason}` },
      });
    },
  );

  it.each([[[]], [[null]], [[{ status: 'klaar' }]], [null], [undefined], [{ status: 'sent' }]])(
    '%j cannot be understood, and is worth another try',
    (body) => {
      expect(read(body)).toMatchObject({ ok: false, error: { kind: 'temporary' } });
    },
  );
});

describe('errors', () => {
  it.each([
    [400, 'permanent'],
    [404, 'permanent'],
    [401, 'temporary'],
    [402, 'temporary'],
    [429, 'temporary'],
    [500, 'temporary'],
    [503, 'temporary'],
  ])('%s is %s', (status, kind) => {
    expect(read({ name: 'X', message: 'y' }, status)).toMatchObject({ error: { kind } });
  });

  it('say what the provider said', () => {
    const data = {
      status: 'error',
      name: 'ValidationError',
      message: `bad an@voorbeeld.be and ${KEY}\r\nhere`,
    };
    expect(read(data, 400)).toEqual({
      ok: false,
      error: { kind: 'permanent', message: 'Mandrill 400 ValidationError: bad … and … here' },
    });
  });

  it.each([undefined, { key: KEY }, { message: 7 }])('hold no key when the response was %j', (body) => {
    expect(read(body, 502)).toEqual({ ok: false, error: { kind: 'temporary', message: 'Mandrill 502' } });
  });
});
