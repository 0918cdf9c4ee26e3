import { err, ok } from '@inktvis/foundation/result';
import { describe, expect, it } from 'vitest';
import type { ReadContext } from './definition.ts';
import { f } from './index.ts';

const context: ReadContext = {
  model: {},
  story: 'verhaal',
  anchors: new Set(),
  report: () => {},
} as unknown as ReadContext;

describe('an amount in euro', () => {
  const read = (typed: unknown) => f.euro({ label: 'Bedrag' }).read(typed, context, 'amount');

  it.each([
    [12, ['12', '€ 12', ' 12 euro ', '12,-']],
    [12.5, [12.5, '12,50', '€12,5']],
    [7.5, ['7.5']],
    [0, ['Gratis', '0']],
  ])('%d is written as %j', (amount, texts) => {
    expect(texts.map(read)).toEqual(texts.map(() => ok(amount)));
  });

  it.each([
    ['other words', ['twaalf', '12 of 15', 'gratis 5', '€', true, {}]],
    ['other numbers', ['-3', '1.200', '12,505', '12000', ',50', '$ 12', '1e3']],
  ])('%s are none, and the editor reads what to write', (_what, texts) => {
    const refused = err('geen bedrag in euro; schrijf 12 of 12,50');
    expect(texts.map(read)).toEqual(texts.map(() => refused));
  });
});

describe('a page of the ticket shop', () => {
  const ticketShop = 'https://tickets.example/event/{code}';
  const read = (typed: unknown, shop?: string) =>
    f.shopAddress({ label: 'Reserveren op' }).read(typed, { ...context, ticketShop: shop }, 'booking_url');

  it.each([
    ['https://tickets.example/event/12?taal=nl#tijd', 'https://tickets.example/event/12?taal=nl#tijd'],
    [' HTTPS://Tickets.Example/event/12 ', 'https://tickets.example/event/12'],
    ['tickets.example/event/12', 'https://tickets.example/event/12'],
    ['https://tickets.example:8443/a b', 'https://tickets.example:8443/a%20b'],
  ])('%j is %s', (typed, address) => {
    expect(read(typed)).toEqual(ok(address));
  });

  it.each([
    [
      'another scheme',
      ['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'http://a.be/12'],
    ],
    ['an e-mail address', ['mailto:tickets@example.be', 'tickets@example.be']],
    ['a name before the host', ['https://ik:geheim@tickets.example/12', 'https://tickets.be@kwaad.be/12']],
    ['no host of the internet', ['https://localhost/12', 'https://127.0.0.1/12', 'https://2130706433/12']],
    ['no host', ['https://[::1]/12', 'https://', '/praktisch', 'koop hier']],
  ])('with %s it is none, with and without a shop', (_what, texts) => {
    const refused = err('geen adres dat met https:// begint');
    for (const typed of texts)
      expect([read(typed), read(typed, ticketShop)], typed).toEqual([refused, refused]);
  });

  it('can be a code, where the address of the shop is set', () => {
    expect(read('AB-12_c', ticketShop)).toEqual(ok('https://tickets.example/event/AB-12_c'));
    expect(read(1234, ticketShop)).toEqual(ok('https://tickets.example/event/1234'));
    expect(read('AB-12_c')).toEqual(
      err('een code, en TICKET_SHOP_URL is niet ingesteld; schrijf het hele adres'),
    );
  });

  it.each(['../admin', 'a/b', 'a?b=1', 'a'.repeat(65), 'a b'])('has no code %j', (typed) => {
    expect(read(typed, ticketShop).ok).toBe(false);
  });
});
