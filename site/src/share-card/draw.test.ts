import { COLOURS } from '@inktvis/foundation/brand';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ShareCard } from './card.ts';
import { aCard } from './card.ts';
import { drawCard } from './draw.tsx';

const story = (content: Partial<ShareCard> = {}) =>
  aCard({ brand: 'Inktvis', colour: 'red', title: 'Drakenschool', date: '26.10', ...content });
const flatPicture = (background: string) =>
  sharp({ create: { width: 900, height: 400, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer();

async function look(card: ShareCard, picture: Buffer | null, colours: typeof COLOURS = COLOURS) {
  const png = await drawCard(card, picture, colours);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    `#${data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')}`;
  return { at, size: [info.width, info.height], bytes: png.length };
}

describe('a drawn card', () => {
  test('lies on the paper of its page, in the colours of the brand', async () => {
    const colours: typeof COLOURS = Object.assign({ ...COLOURS }, { ink: '#2b1150', orange: '#f4dcf0' });
    const { at, size } = await look(story({ colour: 'orange' }), null, colours);
    expect(size).toEqual([1200, 630]);
    expect([at(10, 10), at(400, 620)]).toEqual(['#f4dcf0', '#f4dcf0']);
    expect(at(100, 120), 'the rule').toBe('#2b1150');
  });

  test('shows its picture to the right, with a corner bitten off', async () => {
    const green = '#00a040';
    const { at } = await look(story(), await flatPicture(green));
    expect(at(730, 20)).toBe(green);
    expect(at(1190, 20)).toBe(green);
    expect(at(1195, 625)).toBe(COLOURS.red);
  });

  test('shows paper of another colour where there is no picture, or none that can be read', async () => {
    for (const picture of [null, Buffer.from('geen beeld'), Buffer.alloc(0)])
      expect((await look(story(), picture)).at(1195, 5)).toBe(COLOURS.blue);
  });

  test('the squid is on the paper of the demo brand only', async () => {
    const head = 'at the height of its head';
    expect((await look(story(), null)).at(960, 320), head).toBe(COLOURS.vermilion);
    expect((await look(story({ brand: 'Leesfeest' }), null)).at(960, 320), head).not.toBe(COLOURS.vermilion);
  });

  test('says that it is cancelled', async () => {
    const { at } = await look(story({ flag: 'Geannuleerd' }), await flatPicture('#ff0000'));
    expect(at(758, 60)).toBe(COLOURS['vermilion-ink']);
  });

  test.each([
    ['one endless word', 'a'.repeat(5000)],
    ['another script', '漢字 Привет 🎉'],
    ['markup', '<script>alert(1)</script>&amp;"\''],
    ['a drawing of its own', '</svg><image href="file:///etc/passwd"/>'],
    ['control characters', '\u202Eomgekeerd\u0000\ud800'],
    ['piles of accents', 'Z\u0335\u0321\u0322\u0323a'.repeat(100)],
    ['nothing', ''],
    ['words without end', 'boek '.repeat(1000)],
  ])('stands when somebody wrote %s', async (_, words) => {
    const content = { brand: words, title: words, kicker: words, facts: [words, words, words] };
    const card = story({ ...content, date: '26.10–03.11', genre: 'kids', flag: 'Geannuleerd' });
    expect((await look(card, null)).size).toEqual([1200, 630]);
  });

  test('stays below 200 kB with a picture in which no two dots are alike', async () => {
    const noise = await sharp({
      create: {
        width: 960,
        height: 1260,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 20 },
      },
    })
      .blur(2)
      .jpeg({ quality: 90 })
      .toBuffer();
    expect((await look(story(), noise)).bytes).toBeLessThan(200_000);
  });
});
