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
    ['12', 12],
    [12.5, 12.5],
    ['12,50', 12.5],
    ['7.5', 7.5],
    ['€ 12', 12],
    ['€12,5', 12.5],
    [' 12 euro ', 12],
    ['12,-', 12],
    ['Gratis', 0],
    ['0', 0],
  ])('%j is %d', (typed, amount) => {
    expect(read(typed)).toEqual(ok(amount));
  });

  it.each([
    'twaalf',
    '-3',
    '1.200',
    '12,505',
    '12000',
    '12 of 15',
    'gratis 5',
    '€',
    ',50',
    '$ 12',
    '1e3',
    true,
    {},
  ])('%j is none, and the editor reads what to write', (typed) => {
    expect(read(typed)).toEqual(err('geen bedrag in euro; schrijf 12 of 12,50'));
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
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'http://tickets.example/12',
    'mailto:tickets@example.be',
    'tickets@example.be',
    'https://ik:geheim@tickets.example/12',
    'https://tickets.example@kwaad.example/12',
    'https://localhost/12',
    'https://127.0.0.1/12',
    'https://2130706433/12',
    'https://[::1]/12',
    'https://',
    '/praktisch',
    'koop hier',
  ])('%j is none, with and without a shop', (typed) => {
    const refused = err('geen adres dat met https:// begint');
    expect([read(typed), read(typed, ticketShop)]).toEqual([refused, refused]);
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
