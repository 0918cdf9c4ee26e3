import type { Page } from '@playwright/test';
import { tornWords } from '../support/adapted.ts';
import { changeResponses, type Hall, type LiveResponse, openHall, rows } from '../support/live.ts';
import { expect, wholeBrowserTest as test } from '../support/test.ts';

/** As a visitor in the hall I read all of it from a distance. In the whole browser, whose letters are those of a screen. */
const NOW = '2024-10-26T10:05:00+02:00';
const HOUR = 3_600_000;
const at = (hours: number) => Date.parse(NOW) + hours * HOUR;

/** As long as titles, places and captions of the sample are, and longer. */
const TITLES = [
  'O krinklende winklende waterding',
  'De Leeuw van Vlaanderen, van roman tot strip',
  'Landen die niet bestaan',
  'In oorlogsnood: het dagboek van Virginie',
  'Twintigduizend mijlen met een inktvis',
  'Waarom schildpadden nooit te laat komen',
];
const item = (title: string, index: number, start: number) => ({
  id: `rij-${index}`,
  start,
  end: start + HOUR,
  title,
  place: index === 0 ? 'Schrijfatelier' : 'Grote zaal',
  href: '/programma',
  signing: false,
});
const row = (title: string, index: number, start: number) => ({
  ...item(title, index, start),
  place: index % 2 ? 'Leiepodium' : 'Grote zaal, hal 4',
  signing: true,
  ...(index === 1 && {
    changes: [
      { kind: 'time', was: '10.30' },
      { kind: 'place', was: 'Leescafé' },
    ],
  }),
});
const rowsFrom = (start: number, count: number) =>
  TITLES.slice(0, count).map((title, index) => row(title, index, start + (index * HOUR) / 4));

const LINES = [
  'Voorlezen in de tipi',
  'Zondag 27 oktober: deuren open om 10 uur',
  'Bezette Stad, hardop: straks om 16.00 in de Grote zaal',
];
const SENTENCES = [
  'Lees door.',
  'Vannacht gaat de klok een uur terug. Lees door.',
  'De Nacht van het Spannende Boek: nog twaalf plaatsen',
];
const ANNOUNCEMENTS = [
  null,
  // As long as an editor may make it.
  {
    warns: true,
    lead: 'Let op:',
    text: 'de trein van Gent naar Kortrijk rijdt niet; er zijn bussen van aan het station, elk half uur, tot middernacht, en ze stoppen ook in Waregem.',
  },
];

type Festival = { firstDay: string; lastDay: string; venue: string };
const festival = (firstDay: string, lastDay: string): Festival => ({
  firstDay,
  lastDay,
  venue: 'Kortrijk Xpo',
});
const during = festival('2024-10-26', '2024-11-03');

const STATES: Readonly<Record<string, object>> = {
  'before the festival': { festival: festival('2025-03-12', '2025-03-20'), items: [] },
  'six rows': { festival: during, items: rowsFrom(at(0.1), 6) },
  'two rows': { festival: during, items: rowsFrom(at(0.1), 2) },
  'nothing left to start': { festival: during, items: rowsFrom(at(-0.5), 1) },
  'between two days': { festival: during, items: rowsFrom(at(24), 6) },
  'until a day that is not tomorrow': { festival: during, items: rowsFrom(at(120), 6) },
  'after the festival': { festival: festival('2024-10-18', '2024-10-26'), items: [] },
  waiting: { festival: null, items: [], isUnread: true },
};

/** In the others nobody signs: then the board is the screen itself. */
const SIGNED = ['six rows', 'two rows', 'nothing left to start'];

const cut = (page: Page) =>
  page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    const isIn = (box: Box, frame: Box) =>
      box.left >= frame.left - 1 &&
      box.right <= frame.right + 1 &&
      box.top >= frame.top - 1 &&
      box.bottom <= frame.bottom + 1;
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    /** Where the ink of a text is, line by line: its boxes are higher than its letters. */
    const inkOf = (text: Text, { font }: CSSStyleDeclaration): Box[] => {
      pen.font = font;
      const ink = pen.measureText(text.data);
      const range = document.createRange();
      range.selectNode(text);
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
        left,
        right,
        top: top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent,
        bottom: bottom - ink.fontBoundingBoxDescent + ink.actualBoundingBoxDescent,
      }));
    };

    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const found =
      scrollWidth > clientWidth || scrollHeight > clientHeight
        ? [`the document is ${scrollWidth} by ${scrollHeight}`]
        : [];
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const walk = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_ALL);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const element = node instanceof Element ? node : node.parentElement;
      const isSeen = node instanceof Text ? node.data.trim() !== '' : element?.matches('svg, picture img');
      if (!element || !isSeen || !element.checkVisibility()) continue;
      if (element.closest('[inert], .visually-hidden, button')) continue;
      // A row that does not fit whole is beyond the edge.
      const row = element.closest('li')?.getBoundingClientRect();
      if (row && row.left >= innerWidth) continue;
      const boxes =
        node instanceof Text ? inkOf(node, getComputedStyle(element)) : [element.getBoundingClientRect()];
      const frames = [screen];
      for (let around: Element | null = element; around; around = around.parentElement)
        if (getComputedStyle(around).overflowY !== 'visible') frames.push(around.getBoundingClientRect());
      if (!boxes.every((box) => frames.every((frame) => isIn(box, frame))))
        found.push(node instanceof Text ? node.data : element.tagName);
    }
    return found;
  });

const smallest = (page: Page) =>
  page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { size: number; text: string }[] = [];
    while (walk.nextNode()) {
      const parent = walk.currentNode.parentElement;
      const text = walk.currentNode.textContent?.trim();
      if (!parent || !text || parent.closest('.visually-hidden, button, script, style, svg')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      found.push({ size: Number.parseFloat(getComputedStyle(parent).fontSize), text });
    }
    return found.toSorted((one, other) => one.size - other.size)[0];
  });

const PICTURE = {
  path: '1001/1600x1066/c89291cacf/bezette-stad.webp',
  width: 1600,
  height: 1066,
  focus: null,
  alt: '',
};
/** Slides with one, two and three lines below a picture, and below a text of as many. */
const SLIDES = LINES.flatMap((words, line) => [
  { id: `beeld-${line}`, picture: PICTURE, title: '', caption: words, delayMs: null },
  { id: `tekst-${line}`, picture: null, title: SENTENCES[line], caption: words, delayMs: null },
]);

async function show(page: Page, hall: Hall, change: object): Promise<void> {
  await changeResponses(page, (response) => ({ ...response, ...change }) as LiveResponse);
  await hall.ask();
  await hall.pass(1000);
}

/** How far above the foot of the screen the last row ends, in px. */
const blankAtFoot = (page: Page) =>
  rows(page).evaluateAll((all) => {
    const seen = all.map((row) => row.getBoundingClientRect()).filter(({ left }) => left < innerWidth);
    return innerHeight - Math.max(...seen.map(({ bottom }) => bottom));
  });

/** A screen on its side or upright; without `scherm` it is a visitor's own, which is not upright. */
for (const [width, height, paths] of [
  [1920, 1080, ['/live?scherm=1', '/live', '/live?scherm=1&bord=signeren']],
  [1080, 1920, ['/live?scherm=1', '/live?scherm=1&bord=signeren']],
] as const)
  for (const path of paths)
    test(`${path} at ${width} by ${height}: nothing is cut`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const hall = await openHall(page, NOW, { path });
      await page.evaluate(() => document.fonts.ready);
      const states = Object.entries(STATES).filter(
        ([name]) => !path.includes('bord') || SIGNED.includes(name),
      );
      const findings: Record<string, readonly string[]> = {};
      const measure = async (name: string) => {
        const found = [...(await cut(page)), ...(await tornWords(page)).map((word) => `torn: ${word}`)];
        if (found.length > 0) findings[name] = found;
      };
      for (const [band, announcement] of ANNOUNCEMENTS.entries())
        for (const [name, state] of states) {
          await show(page, hall, { ...state, slides: [], announcement });
          await measure(`${name}, band ${band}`);
          const letters = await smallest(page);
          if (path.includes('scherm') && (letters?.size ?? 0) < 52)
            findings[`${name}, band ${band}, letters`] = [`${letters?.size} px: ${letters?.text}`];
        }
      // Slides that stand still make way for others at once.
      await show(page, hall, { ...STATES['six rows'], slides: SLIDES });
      if (path === '/live?scherm=1') await page.keyboard.press('p');
      for (const [band, announcement] of ANNOUNCEMENTS.entries())
        for (const slide of path.includes('bord') ? [] : SLIDES) {
          const slides = [slide, { ...slide, id: 'nog een' }];
          await show(page, hall, { ...STATES['six rows'], slides, announcement });
          await measure(`${slide.id}, band ${band}`);
          const blank = await blankAtFoot(page);
          if (blank > height / 20) findings[`${slide.id}, band ${band}, at the foot`] = [`${blank} px blank`];
        }
      expect(findings).toEqual({});
    });

/** Titles that take two lines in each of the three sizes; the last takes three: more than an editor is advised to write. */
const TWO_LINES = [
  'Kaarten tekenen van landen die niet bestaan',
  'De Leeuw van Vlaanderen, van roman tot strip',
  'Twintigduizend mijlen met een inktvis',
  'Nacht van het Spannende Boek',
  'Zeemansverhalen aan de kade',
  'In oorlogsnood: het dagboek van Virginie',
  'Waarom schildpadden nooit te laat komen',
];
const THREE_LINES = 'Waarom de haas en de schildpad nooit samen op reis gaan, ooit';

/** Titles of the rows that are on the screen whole. */
const readable = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.flatMap((row) => {
      const box = row.getBoundingClientRect();
      const letters = document.createRange();
      letters.selectNodeContents(row);
      const { left, right } = letters.getBoundingClientRect();
      const isWhole = left >= box.left && right <= box.right;
      const isIn = box.right <= innerWidth + 1 && box.bottom <= innerHeight;
      return isIn && isWhole ? [row.querySelector('h2')?.textContent] : [];
    }),
  );

const COUNT = 5;
test(`${COUNT} rows with titles of two lines, also below an announcement; a longer title costs one at most`, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hall = await openHall(page, NOW);
  const slides = SLIDES.slice(0, 2);
  for (const [width, height] of [
    [1920, 1080],
    [1024, 768],
    [1080, 1920],
  ] as const) {
    await page.setViewportSize({ width, height });
    const shown = async (titles: readonly string[], announcement: object | null) => {
      const items = titles.map((title, index) => item(title, index, at((index + 1) / 10)));
      await show(page, hall, { festival: during, slides, items, announcement });
      return readable(page);
    };
    const where = `${width} by ${height}`;
    const announced = { warns: false, lead: 'Nieuw:', text: 'de Nacht van het Spannende Boek op 31 oktober' };
    for (const announcement of [announced, null])
      expect(await shown(TWO_LINES, announcement), where).toEqual(TWO_LINES.slice(0, COUNT));
    const longer = [THREE_LINES, ...TWO_LINES.slice(1)];
    const seen = await shown(longer, null);
    expect(seen, where).toEqual(longer.slice(0, Math.max(seen.length, COUNT - 1)));
    expect(seen.length, where).toBeLessThanOrEqual(COUNT);
    expect(await cut(page), where).toEqual([]);
  }
});
