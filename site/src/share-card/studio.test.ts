import { expect, test, vi } from 'vitest';
import type { CardPicture } from './card.ts';
import { storyCard } from './story-card.ts';
import { createCardStudio, type PictureRead } from './studio.ts';

const picture: CardPicture = { kind: 'own', path: '/toerbeeld/a/640x640', version: '1' };
const card = (title: string) => storyCard('Inktvis', { colour: 'blue', title, picture });
const fetched = async (): Promise<PictureRead> => ({ kind: 'bytes', bytes: Buffer.from('beeld') });
const options = { maxBytes: 1_000_000, atOnce: 2, mostWaiting: 2 };

test('a card that says the same is not drawn again, nor is its picture fetched', async () => {
  const draw = vi.fn(async () => Buffer.from('png'));
  const fetchPicture = vi.fn(fetched);
  const studio = createCardStudio({ ...options, draw });
  const first = await studio.card(card('een'), fetchPicture);
  expect(await studio.card(card('een'), fetchPicture)).toEqual(first);
  await studio.card(card('twee'), fetchPicture);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(fetchPicture).toHaveBeenCalledTimes(2);
});

test('a card whose picture is down is shown without, and not kept', async () => {
  const draw = vi.fn(async () => Buffer.from('png'));
  const studio = createCardStudio({ ...options, draw });
  const without = await studio.card(card('een'), async () => ({ kind: 'down' }));
  expect(without?.complete).toBe(false);
  expect(draw).toHaveBeenLastCalledWith(expect.anything(), null);
  expect((await studio.card(card('een'), fetched))?.complete).toBe(true);
  expect(draw).toHaveBeenLastCalledWith(expect.anything(), Buffer.from('beeld'));
});

test('when too many wait for their turn, the rest is sent away', async () => {
  const running: (() => void)[] = [];
  const draw = vi.fn(() => new Promise<Buffer>((resolve) => running.push(() => resolve(Buffer.from('png')))));
  const studio = createCardStudio({ ...options, draw });
  const asked = ['1', '2', '3', '4', '5'].map((title) => studio.card(card(title), fetched));
  await vi.waitFor(() => expect(running).toHaveLength(2));
  expect(await asked[4]).toBeNull();
  for (let done = 0; done < 4; done += 1) {
    await vi.waitFor(() => expect(running.length).toBeGreaterThan(done));
    running[done]?.();
  }
  expect((await Promise.all(asked.slice(0, 4))).every((drawn) => drawn?.complete)).toBe(true);
  expect(draw).toHaveBeenCalledTimes(4);
});

test('a drawing that fails frees its place', async () => {
  const draw = vi.fn(async () => Buffer.from('png')).mockRejectedValueOnce(new Error('geen inkt'));
  const studio = createCardStudio({ ...options, atOnce: 1, draw });
  await expect(studio.card(card('1'), fetched)).rejects.toThrow('geen inkt');
  expect(await studio.card(card('2'), fetched)).not.toBeNull();
});
