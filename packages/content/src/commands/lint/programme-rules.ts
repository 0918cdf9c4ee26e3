import { brusselsDay, dayBounds, formatTime, parseWallTime } from '@inktvis/foundation/brussels';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { readAge } from '../../age.ts';
import { MAX_SHORT_TITLE } from '../../model/shared-fields.ts';
import { textOf } from '../folder/json.ts';
import type { ContentFolder, Entry } from '../folder/read-folder.ts';
import { eachStory, finding, nameOf, type Rule } from './finding.ts';

const HOUR = 3_600_000;

type Item = { readonly entry: Entry; readonly from: number; readonly until: number };

/** Programme items with a start, by start (ms); one without an end is an instant. */
function itemsOf({ published, drafts }: ContentFolder): Item[] {
  return [...published, ...drafts]
    .filter(({ story }) => story.content.component === 'program')
    .flatMap((entry) => {
      const instant = (name: string) => parseWallTime(textOf(entry.story.content[name]), 'UTC')?.getTime();
      const from = instant('start_date');
      return from === undefined ? [] : [{ entry, from, until: instant('end_date') ?? from }];
    })
    .sort((a, b) => a.from - b.from);
}

/** The two hours that both read 2.00 to 2.59 on a Brussels clock, on the one day a year that has them; ms. */
function doubledHours(instant: number): { from: number; until: number } | undefined {
  const { from, until } = dayBounds(brusselsDay(new Date(instant)));
  if (until.getTime() - from.getTime() !== 25 * HOUR) return undefined;
  return { from: from.getTime() + 2 * HOUR, until: from.getTime() + 4 * HOUR };
}

export const doubledHour: Rule = (folder) =>
  itemsOf(folder).flatMap(({ entry, from, until }) => {
    const touches = [from, until].some((instant) => {
      const doubled = doubledHours(instant);
      return doubled && Math.max(until, from + 1) > doubled.from && from < doubled.until;
    });
    const text = 'raakt het uur dat twee keer voorkomt (2 tot 3 uur, einde zomertijd); verplaats het';
    return touches ? [finding(entry, 'start_date', text)] : [];
  });

const clock = (instant: number) => formatTime(new Date(instant));
const placeOf = ({ entry }: Item) => textOf(entry.story.content.location);

function isCancelled({ entry }: Item): boolean {
  const { flags } = entry.story.content;
  return Array.isArray(flags) && flags.includes('geannuleerd');
}

/** One item at a time on a stage. Cancelled items do not count, and a draft does not conflict with its published copy. */
export const podiums: Rule = (folder) => {
  const items = itemsOf(folder).filter((item) => placeOf(item) !== '' && !isCancelled(item));
  return items.flatMap((one, index) =>
    items
      .slice(index + 1)
      .filter(
        (other) =>
          other.from < Math.max(one.until, one.from + 1) &&
          placeOf(one) === placeOf(other) &&
          one.entry.story.uuid !== other.entry.story.uuid,
      )
      .map(({ entry }) => {
        const when = `${clock(one.from)} tot ${clock(one.until)}`;
        const text = `staat tegelijk met ${nameOf(one.entry)} (${when}) op hetzelfde podium; verplaats een van beide`;
        return finding(entry, 'location', text);
      }),
  );
};

export const ages: Rule = eachStory((entry) => {
  const { component, age } = entry.story.content;
  const text = component === 'experience' ? textOf(age) : '';
  if (readAge(text)) return [];
  const message = `de leeftijd '${text}' begrijpt de filter niet; schrijf bijvoorbeeld '8+' of '4-7 jaar'`;
  return [finding(entry, 'age', message)];
});

export const titles: Rule = eachStory((entry) => {
  const { component, short_title } = entry.story.content;
  if (component !== 'experience') return [];
  const [field, name, advice] = textOf(short_title)
    ? ['short_title', 'korte titel', 'kort hem in']
    : ['title', 'titel', 'geef een korte titel'];
  const { length } = withoutSoftHyphens(textOf(entry.story.content[field]));
  if (length <= MAX_SHORT_TITLE) return [];
  const message = `de ${name} telt ${length} tekens; op het scherm in de zaal passen er ${MAX_SHORT_TITLE}, ${advice}`;
  return [finding(entry, field, message)];
});
