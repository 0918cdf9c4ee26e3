import { describe, expect, it } from 'vitest';
import { eventAddress, isEventSlug, isReachable, listAddress, slugOf } from './addresses.ts';
import { readImageAddress, resizedImageAddress } from './pictures.ts';

const ID = '0f3c2a54-7d2e-4b57-9a0b-2f1f6f0a9c11';
const HOST = 'https://search.example';

describe('the question for a list', () => {
  it('has the required parameters', () => {
    const address = listAddress(HOST, { page: 3, perPage: 12, labels: ['Boektournee', 'voorleessessie'] });
    expect(address.href).toBe(
      `${HOST}/events?embed=true&labels%5B%5D=Boektournee&labels%5B%5D=voorleessessie&start=24&limit=12&sort%5BavailableTo%5D=asc`,
    );
  });

  it('is not asked beyond the window of the source', () => {
    expect([isReachable(333, 30), isReachable(334, 30)]).toEqual([true, false]);
  });
});

describe('the question for one event', () => {
  it('asks by id and label, over or not', () => {
    expect(Object.fromEntries(eventAddress(HOST, ID, 'inktvis').searchParams)).toEqual({
      embed: 'true',
      id: ID,
      'labels[]': 'inktvis',
      availableFrom: '*',
      availableTo: '*',
    });
  });
});

describe('a slug', () => {
  it.each([
    [`https://io.uitdatabank.be/events/${ID}`, ID],
    [`https://io.uitdatabank.be/event/${ID}/`, ID],
    [`https://io.uitdatabank.be/events/${ID.toUpperCase()}?x=1`, ID],
    [
      'https://io.uitdatabank.be/event/0f3c2a54-7d2e-4b57-9a0b2f1f6f0a9c11',
      '0f3c2a54-7d2e-4b57-9a0b2f1f6f0a9c11',
    ],
    ['https://io.uitdatabank.be/event/0f3c2a54-7d2e-4b57-9a0b2f1f6f0a9c1', null],
    [`https://io.uitdatabank.be/places/${ID}`, null],
    ['https://io.uitdatabank.be/events/', null],
    ['', null],
  ])('of %s', (id, slug) => {
    expect(slugOf(id)).toBe(slug);
  });

  it('is nothing else', () => {
    for (const text of ['', 'event', `${ID}&x=1`, `../${ID}`, ID.slice(1), `${ID}\n`]) {
      expect(isEventSlug(text), text).toBe(false);
    }
  });
});

describe('the address of a picture', () => {
  const origins = ['https://images.uitdatabank.be', 'http://127.0.0.1:4323'];
  it.each([
    ['https://images.uitdatabank.be/a.jpeg', 'https://images.uitdatabank.be/a.jpeg'],
    ['http://images.uitdatabank.be/a.jpeg', 'https://images.uitdatabank.be/a.jpeg'],
    ['//images.uitdatabank.be/a.jpeg?width=1#x', 'https://images.uitdatabank.be/a.jpeg'],
    ['http://127.0.0.1:4323/images/a.webp', 'http://127.0.0.1:4323/images/a.webp'],
    ['http://127.0.0.1:80/a.webp', null],
    ['http://169.254.169.254/latest', null],
    ['https://images.uitdatabank.be@evil.example/a.jpeg', null],
    ['https://user@images.uitdatabank.be/a.jpeg', null],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AAAA', null],
    ['/a.jpeg', null],
    ['https://[', null],
    ['', null],
  ])('%s', (raw, address) => {
    expect(readImageAddress(raw, origins)).toBe(address);
  });

  it('asks for a size', () => {
    expect(resizedImageAddress('https://images.uitdatabank.be/a.jpeg', { width: 800, height: 449.6 })).toBe(
      'https://images.uitdatabank.be/a.jpeg?width=800&height=450&crop=auto',
    );
  });
});
