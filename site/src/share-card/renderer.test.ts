import { COLOURS } from '@inktvis/foundation/brand';
import { expect, test, vi } from 'vitest';
import type { CardPicture } from './card.ts';
import { storyCard } from './cards.ts';
import { createCardRenderer, type PictureRead } from './renderer.ts';

const picture: CardPicture = { kind: 'own', path: '/toerbeeld/a/640x640', version: '1' };
const card = (title: string) => storyCard('Inktvis', { colour: 'blue', title, picture });
const fetched = async (): Promise<PictureRead> => ({ kind: 'bytes', bytes: Buffer.from('beeld') });
const options = { colours: COLOURS, maxBytes: 1_000_000, concurrency: 2, maxWaiting: 2 };

test('an equal card is not drawn again, nor is its picture fetched', async () => {
  const draw = vi.fn(async () => Buffer.from('png'));
  const fetchPicture = vi.fn(fetched);
  const renderer = createCardRenderer({ ...options, draw });
  const first = await renderer.render(card('een'), fetchPicture);
  expect(await renderer.render(card('een'), fetchPicture)).toEqual(first);
  await renderer.render(card('twee'), fetchPicture);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(fetchPicture).toHaveBeenCalledTimes(2);
});

test('a card whose picture is unavailable is drawn without, and not cached', async () => {
  const draw = vi.fn(async () => Buffer.from('png'));
  const renderer = createCardRenderer({ ...options, draw });
  const without = await renderer.render(card('een'), async () => ({ kind: 'down' }));
  expect(without?.complete).toBe(false);
  expect(draw).toHaveBeenLastCalledWith(expect.anything(), null, COLOURS);
  expect((await renderer.render(card('een'), fetched))?.complete).toBe(true);
  expect(draw).toHaveBeenLastCalledWith(expect.anything(), Buffer.from('beeld'), COLOURS);
});

test('cards are refused when too many are waiting', async () => {
  const running: (() => void)[] = [];
  const draw = vi.fn(() => new Promise<Buffer>((resolve) => running.push(() => resolve(Buffer.from('png')))));
  const renderer = createCardRenderer({ ...options, draw });
  const asked = ['1', '2', '3', '4', '5'].map((title) => renderer.render(card(title), fetched));
  await vi.waitFor(() => expect(running).toHaveLength(2));
  expect(await asked[4]).toBeNull();
  for (let done = 0; done < 4; done += 1) {
    await vi.waitFor(() => expect(running.length).toBeGreaterThan(done));
    running[done]?.();
  }
  expect((await Promise.all(asked.slice(0, 4))).every((drawn) => drawn?.complete)).toBe(true);
  expect(draw).toHaveBeenCalledTimes(4);
});

test('a failed drawing frees its place', async () => {
  const draw = vi.fn(async () => Buffer.from('png')).mockRejectedValueOnce(new Error('geen inkt'));
  const renderer = createCardRenderer({ ...options, concurrency: 1, draw });
  await expect(renderer.render(card('1'), fetched)).rejects.toThrow('geen inkt');
  expect(await renderer.render(card('2'), fetched)).not.toBeNull();
});
