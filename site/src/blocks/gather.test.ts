import type { BodyNode, Story } from '@inktvis/content';
import { emptyBlock } from '@inktvis/content/testing';
import { ok } from '@inktvis/foundation/result';
import { aDay, aNewsArticle, anExperience, anOccurrence, at } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type BlockProblem, flattenBody, gatherBody } from './gather.ts';
import { aPlace, aQuote, aText, days, paragraph, words } from './testing/blocks.ts';
import { aContext, anOutage } from './testing/content.ts';

const text = aText(paragraph(words('Lees.')));
const broken: BodyNode = {
  type: 'broken',
  id: 'b1',
  editable: undefined,
  component: 'weerbericht',
  problems: ["het blok 'weerbericht' bestaat niet op deze site"],
};
const highlight = {
  ...emptyBlock('experience_highlight'),
  articles: [1, 2, 3].map((number) => anExperience({}, `activiteiten/beleving-${number}`)),
};

async function gather(
  body: readonly BodyNode[],
  options: { preview?: boolean; context?: ReturnType<typeof aContext> } = {},
) {
  const problems: BlockProblem[] = [];
  const parts = await gatherBody(body, {
    context: options.context ?? aContext(),
    preview: options.preview ?? false,
    report: (problem) => problems.push(problem),
  });
  return {
    parts: parts.map((part) => (part.kind === 'block' ? part.block.type : `note ${part.component}`)),
    problems,
  };
}

describe('a block that cannot be shown', () => {
  it.each([
    ['nothing to a visitor', false, ['rich_text', 'rich_text']],
    ['a note to an editor, at that very spot', true, ['rich_text', 'note weerbericht', 'rich_text']],
  ])('is %s', async (_, preview, expected) => {
    expect((await gather([text, broken, text], { preview })).parts).toEqual(expected);
  });

  it('costs itself only when what it needs cannot be read, and the log knows', async () => {
    const { parts, problems } = await gather([highlight, aQuote()], { context: anOutage() });
    expect(parts).toEqual(['quote']);
    expect(problems).toEqual([
      { block: highlight.id, component: 'experience_highlight', message: 'de inhoud is niet bereikbaar' },
    ]);
  });

  it('costs itself only when a loader breaks', async () => {
    const context = aContext({
      programme: async () => {
        throw new Error('kapot');
      },
    });
    const { parts, problems } = await gather([text, highlight], { context, preview: true });
    expect(parts).toEqual(['rich_text', 'note experience_highlight']);
    expect(problems[0]?.message).toBe('kapot');
  });

  it('is left out while all that it shows is over, with a note for its editor and not in the log', async () => {
    const during = (experience: Story<'experience'> | null, day: string) =>
      anOccurrence({ experience, startDate: at(`${day} 10:00`) });
    // The tests' clock is at 26 October.
    const over = highlight.articles.map((experience) => during(experience, '2024-10-25'));
    const programme = [...over, during(null, '2024-10-27')];
    const context = aContext({ programme: async () => ok(programme) });
    expect((await gather([highlight], { context })).parts).toEqual([]);
    const { parts, problems } = await gather([highlight], { context, preview: true });
    expect([parts, problems]).toEqual([['note experience_highlight'], []]);
    const afterwards = aContext({ programme: async () => ok(over) });
    expect((await gather([highlight], { context: afterwards })).parts).toEqual(['experience_highlight']);
  });

  it('is a video without an address we know', async () => {
    const { parts, problems } = await gather([{ ...emptyBlock('video'), url: 'javascript:alert(1)' }]);
    expect(parts).toEqual([]);
    expect(problems[0]?.component).toBe('video');
  });
});

const experiences = [1, 2, 3, 4, 5].map((number) => anExperience({}, `activiteiten/beleving-${number}`));
const old = anExperience({ title: 'Voorbij' }, 'activiteiten/voorbij');
const news = aNewsArticle({ date: '2024-10-27' });
const gone = aDay({ date: '2023-10-27' }, 'programma/vroeger');
const CHOSEN: readonly [BodyNode, readonly { readonly href: string }[]][] = [
  [{ ...emptyBlock('experience_highlight'), articles: [old, ...experiences] }, experiences],
  [{ ...emptyBlock('program_grid'), experiences: [old, ...experiences] }, experiences],
  [{ ...emptyBlock('article_grid'), articles: [news, ...experiences] }, experiences],
  [{ ...emptyBlock('date_strip'), days: [gone, ...days] }, days],
];

describe.each(CHOSEN)('of what an editor chose for %o', (block, expected) => {
  const programme = [
    anOccurrence({ experience: old, startDate: at('2024-10-25 10:00') }),
    anOccurrence({ startDate: at('2024-10-27 10:00') }),
  ];
  const context = aContext({ programme: async () => ok(programme) });

  it('all is shown that is still to come', async () => {
    const [part] = await gatherBody([block], { context, preview: false, report: () => {} });
    const shown = part?.kind === 'block' ? part.show(aPlace) : null;
    const html = shown?.kind === 'static' ? renderToStaticMarkup(shown.element) : '';
    expect(expected.filter(({ href }) => !html.includes(`href="${href}"`))).toEqual([]);
  });

  it('the rest is named to its editor, and to nobody else', async () => {
    expect((await gather([block], { context })).parts).toEqual([block.type]);
    const { parts } = await gather([block], { context, preview: true });
    expect(parts).toEqual([block.type, `note ${block.type}`]);
  });
});

it('a grid of news that waits for its day is left out with its title', async () => {
  const block = { ...emptyBlock('article_grid'), title: 'Nieuws', articles: [news] };
  expect((await gather([block])).parts).toEqual([]);
});

it('asks for everything at once', async () => {
  let asked = 0;
  const gate = Promise.withResolvers<void>();
  const context = aContext({
    programme: async () => {
      asked += 1;
      if (asked === 3) gate.resolve();
      await gate.promise;
      return { ok: true, value: [] };
    },
  });
  expect((await gather([highlight, highlight, highlight], { context })).parts).toHaveLength(3);
});

it('a call keeps standing without the date behind it', async () => {
  const call = emptyBlock('call_to_action');
  expect(await gather([call], { context: anOutage() })).toEqual({ parts: ['call_to_action'], problems: [] });
});

const say = (text: string) => paragraph(...(text ? [words(text)] : []));
const quote = aQuote();

describe('blocks inside a text', () => {
  it.each<[string, BodyNode, string[]]>([
    [
      'stand between the two halves of the text',
      aText(say('voor'), { type: 'blocks', blocks: [quote] }, say('na')),
      ['rich_text een-rich_text', 'quote een-quote', 'rich_text een-rich_text'],
    ],
    [
      'leave no empty text behind at either end',
      aText(say(''), { type: 'blocks', blocks: [quote, quote] }, say('')),
      ['quote een-quote', 'quote een-quote'],
    ],
    [
      'keep the note about one that cannot be read',
      aText({ type: 'blocks', blocks: [broken] }),
      ['broken b1'],
    ],
    ['or beside one are as they were', quote, ['quote een-quote']],
  ])('%s', (_, node, expected) => {
    expect(flattenBody([node]).map(({ type, id }) => `${type} ${id}`)).toEqual(expected);
  });
});
