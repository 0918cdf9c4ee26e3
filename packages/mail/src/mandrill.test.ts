import { describe, expect, it } from 'vitest';
import { readResponse } from './mandrill.ts';

const KEY = 'md-Geheim_123';
const read = (body: unknown) => readResponse(body as Parameters<typeof readResponse>[0], [KEY]);

/** An error as the client resolves with it: with the whole request in it. */
function httpError(status: number | undefined, data?: unknown, code?: string): Error {
  return Object.assign(new Error(`Request failed with ${KEY}`), {
    config: { data: JSON.stringify({ key: KEY }) },
    code,
    response: status === undefined ? undefined : { status, data },
  });
}

describe('statuses', () => {
  it.each(['sent', 'queued', 'scheduled'])('%s is taken', (status) => {
    expect(read([{ status, _id: '8f0c' }])).toEqual({ ok: true, value: { providerId: '8f0c' } });
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

  it.each([[[]], [[null]], [[{ status: 'klaar' }]], ['<html>'], [null], [undefined], [{ status: 'sent' }]])(
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
    [undefined, 'temporary'],
  ])('%s is %s', (status, kind) => {
    expect(read(httpError(status, { name: 'X', message: 'y' }, 'ECONNRESET'))).toMatchObject({
      error: { kind },
    });
  });

  it('say what the provider said', () => {
    const data = {
      status: 'error',
      name: 'ValidationError',
      message: `bad an@voorbeeld.be and ${KEY}\r\nhere`,
    };
    expect(read(httpError(400, data))).toEqual({
      ok: false,
      error: { kind: 'permanent', message: 'Mandrill 400 ValidationError: bad … and … here' },
    });
  });

  it.each([undefined, '<html>', { key: KEY }, { message: 7 }])(
    'hold no key when the response was %j',
    (data) => {
      const result = read(httpError(502, data, 'ERR_BAD_RESPONSE'));
      expect(JSON.stringify(result)).not.toContain(KEY);
      expect(result).toMatchObject({
        error: { message: expect.stringMatching(/^Mandrill 502 ERR_BAD_RESPONSE/) },
      });
    },
  );
});
