import { COLOURS } from '@inktvis/foundation/brand';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ShareCard } from './card.ts';
import { storyCard } from './cards.ts';
import { drawCard as draw } from './draw.tsx';

const date = { number: '26.10', lines: ['zaterdag', '14.30 uur'], struck: false };
const story = (content: Partial<Parameters<typeof storyCard>[1]> = {}) =>
  storyCard('Inktvis', { colour: 'red', title: 'Drakenschool', date, words: 'Workshop', ...content });
const shop: ShareCard = {
  kind: 'shop',
  brand: 'Inktvis',
  colour: 'white',
  title: 'Hopblad',
  facts: ['Boekhandel'],
};
const festival: ShareCard = {
  kind: 'festival',
  brand: 'Inktvis',
  colour: 'blue',
  days: ['26.10', '03.11'],
  line: 'Boekenfestival',
};
const flatPicture = (background: string) =>
  sharp({ create: { width: 900, height: 400, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer();

const drawCard = (card: ShareCard, picture: Buffer | null) => draw(card, picture, COLOURS);

async function look(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    `#${data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')}`;
  return { at, size: [info.width, info.height] };
}

describe('a drawn card', () => {
  test.each(['white', 'red', 'orange', 'blue'] as const)(
    'lies on the %s paper of its page',
    async (colour) => {
      const { at, size } = await look(await drawCard(story({ colour }), null));
      expect(size).toEqual([1200, 630]);
      expect(at(10, 10)).toBe(COLOURS[colour]);
      expect(at(400, 620)).toBe(COLOURS[colour]);
      expect(at(100, 127), 'the rule').toBe(COLOURS.ink);
    },
  );

  test('shows its picture to the right, with a corner bitten off', async () => {
    const green = '#00a040';
    const { at } = await look(await drawCard(story({ corner: 'a' }), await flatPicture(green)));
    expect(at(730, 20)).toBe(green);
    expect(at(1190, 20)).toBe(green);
    expect(at(1195, 625)).toBe(COLOURS.red);
    const mirrored = await look(await drawCard(story({ corner: 'b' }), await flatPicture(green)));
    expect(mirrored.at(725, 625)).toBe(COLOURS.red);
    expect(mirrored.at(1195, 625)).toBe(green);
  });

  test('shows paper of another colour where there is no picture, or none that can be read', async () => {
    for (const picture of [null, Buffer.from('geen beeld'), Buffer.alloc(0)]) {
      const { at } = await look(await drawCard(story(), picture));
      expect(at(1195, 5)).toBe(COLOURS.blue);
    }
  });

  test('says that it is cancelled, and strikes the date', async () => {
    const off = story({ date: { ...date, struck: true }, flag: 'Geannuleerd' });
    const { at } = await look(await drawCard(off, await flatPicture('#ff0000')));
    expect(at(758, 60)).toBe(COLOURS['vermilion-ink']);
    expect(at(70, 224)).toBe(COLOURS.vermilion);
  });

  test('of a shop hangs below an awning, of the festival shows the squid', async () => {
    const front = await look(await drawCard(shop, null));
    expect([front.at(60, 8), front.at(60, 60), front.at(180, 60), front.at(60, 300)]).toEqual([
      COLOURS.ink,
      COLOURS.vermilion,
      COLOURS.red,
      COLOURS.white,
    ]);
    const squid = await look(await drawCard(festival, null));
    expect(squid.at(10, 10)).toBe(COLOURS.blue);
    expect(squid.at(960, 230)).toBe(COLOURS.vermilion);
    const other = await look(await drawCard({ ...festival, brand: 'Leesfeest' }, null));
    expect(other.at(960, 230)).toBe(COLOURS.blue);
  });

  test('has the colours of its brand', async () => {
    const colours = { ...COLOURS, ink: '#2b1150', red: '#f4dcf0', vermilion: '#6a2fb5' };
    const { at } = await look(await draw({ ...shop, colour: 'red' }, null, colours));
    expect([at(60, 8), at(60, 60), at(60, 300)]).toEqual(['#2b1150', '#6a2fb5', '#f4dcf0']);
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
    const content = {
      title: words,
      words,
      kicker: words,
      facts: [words, words, words],
      genre: 'kids' as const,
    };
    const cards: readonly ShareCard[] = [
      story({ ...content, date: { number: '26.10–03.11', lines: [words, words], struck: true } }),
      story({ ...content, date: null }),
      { ...shop, brand: words, title: words, facts: [words] },
      { ...festival, brand: words, line: words },
    ];
    for (const card of cards) {
      const { size } = await look(await drawCard(card, null));
      expect(size).toEqual([1200, 630]);
    }
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
    expect((await drawCard(story(), noise)).length).toBeLessThan(200_000);
  });
});
