import { silentLog } from '@inktvis/foundation/log';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isSigned, receiveWebhook, signatureOf } from './publication-webhook.ts';

const SECRET = 'voorbeeld-geheim';
const BODY =
  '{"text":"Redactie publiceerde Home (home)","action":"published","space_id":1001,"story_id":2001,"full_slug":"home"}';
const SIGNATURE = 'd019ba8b06e47f6ad3f538e4fea672e6efc01fb6';
const bytes = (text: string) => new TextEncoder().encode(text);

describe('the signature', () => {
  it('matches the vendor test vector', () => {
    expect(bytes(BODY)).toHaveLength(115);
    expect(signatureOf(bytes(BODY), SECRET)).toBe(SIGNATURE);
    expect(isSigned(bytes(BODY), SIGNATURE, SECRET)).toBe(true);
  });

  it('is of exactly these bytes: any other body is refused', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (body) => {
        fc.pre(Buffer.compare(body, bytes(BODY)) !== 0);
        expect(isSigned(body, SIGNATURE, SECRET)).toBe(false);
      }),
    );
  });

  it.each([
    null,
    '',
    SIGNATURE.toUpperCase(),
    SIGNATURE.slice(1),
    `${SIGNATURE}0`,
    `sha1=${SIGNATURE}`,
    'é'.repeat(40),
  ])('%s is no signature of it', (given) => expect(isSigned(bytes(BODY), given, SECRET)).toBe(false));
});

describe('a webhook', () => {
  const call = async (body: string, signature: string | null, secret: string | undefined) => {
    const announce = vi.fn<(inRelease: boolean) => void>();
    const headers = {
      'content-type': 'application/json',
      ...(signature === null ? {} : { 'webhook-signature': signature }),
    };
    const request = new Request('http://site/api/webhook/content', { method: 'POST', body, headers });
    const response = await receiveWebhook(request, { secret, announce, log: silentLog });
    return {
      status: response.status,
      json: await response.json(),
      announced: announce.mock.calls.map(([inRelease]) => (inRelease ? 'in a release' : 'to all')),
    };
  };
  const signed = (body: string) => call(body, signatureOf(bytes(body), SECRET), SECRET);

  const ANNOUNCED = { status: 200, announced: ['to all'] };
  const IN_RELEASE = { status: 200, announced: ['in a release'] };

  it('with a valid signature announces the story, and is idempotent', async () => {
    for (let times = 0; times < 2; times += 1)
      expect(await call(BODY, SIGNATURE, SECRET)).toEqual({ ...ANNOUNCED, json: { ontvangen: true } });
  });

  const of = (more: object) => JSON.stringify({ space_id: 1001, full_slug: 'home', ...more });
  const UNREADABLE = ['{', '', 'null', '[]', '"home"', '\u0000'];

  it.each<[string, object]>([
    [of({ action: 'published', release_id: 124105888551306 }), IN_RELEASE],
    [of({ action: 'moved', release_id: '124105888551306' }), IN_RELEASE],
    // A release is live, on any page.
    [of({ action: 'merged', release_id: 12 }), ANNOUNCED],
    [of({ action: 'release_merged', release_id: 12 }), ANNOUNCED],
    // No release: the current content.
    [of({ action: 'published', release_id: 0 }), ANNOUNCED],
    [of({ action: 'published', release_id: null }), ANNOUNCED],
    [of({ action: 'published', release_id: 'undefined' }), ANNOUNCED],
    // No story: everything.
    ['{"action":"replaced","asset_id":5}', ANNOUNCED],
    ['{"action":"entries_updated","datasource_slug":"tags"}', ANNOUNCED],
    ['{}', ANNOUNCED],
    ['{"full_slug":7}', ANNOUNCED],
    ['{"full_slug":""}', ANNOUNCED],
    ...UNREADABLE.map((body): [string, object] => [body, { status: 400, announced: [] }]),
  ])('with %j, signed, gives %o', async (body, expected) => {
    expect(await signed(body)).toMatchObject(expected);
  });

  it.each([null, SIGNATURE.replace('d', 'e')])(
    'with signature %s is refused before it is read',
    async (signature) => {
      expect(await call(BODY, signature, SECRET)).toMatchObject({ status: 401, announced: [] });
      expect(await call('{', signature, SECRET)).toMatchObject({ status: 401 });
    },
  );

  it('is refused by a site without a secret', async () => {
    expect(await call(BODY, SIGNATURE, undefined)).toMatchObject({ status: 503, announced: [] });
  });
});
