import { brusselsDay, dayBounds, formatTime, parseWallTime } from '@inktvis/foundation/brussels';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { readAge } from '../../age.ts';
import { MAX_SHORT_TITLE } from '../../model/shared-fields.ts';
import { textOf } from '../folder/json.ts';
import type { ContentFolder, Entry } from '../folder/read-folder.ts';
import { allEntries, type Finding, finding, nameOf, type Rule } from './finding.ts';

const HOUR = 3_600_000;

type Item = { readonly entry: Entry; readonly from: number; readonly until: number };

/** Programme items with a start, by start (ms); one without an end is an instant. */
function itemsOf(folder: ContentFolder): Item[] {
  return allEntries(folder)
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

/** Programme items end after they start, and none touches the hour that occurs twice. */
export const times: Rule = (folder) =>
  itemsOf(folder).flatMap(({ entry, from, until }) => {
    const hasEnd = textOf(entry.story.content.end_date) !== '';
    const findings: Finding[] = [];
    if (hasEnd && until <= from) {
      const text = `eindigt (${clock(until)}) niet na het begin (${clock(from)}); verbeter het einde`;
      findings.push(finding(entry, 'end_date', text));
    }
    const touches = [from, until].some((instant) => {
      const doubled = doubledHours(instant);
      return doubled && Math.max(until, from + 1) > doubled.from && from < doubled.until;
    });
    if (touches) {
      const text = 'raakt het uur dat twee keer voorkomt (2 tot 3 uur, einde zomertijd); verplaats het';
      findings.push(finding(entry, 'start_date', text));
    }
    return findings;
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
  return items.flatMap((one, index) => {
    const findings: Finding[] = [];
    for (const other of items.slice(index + 1)) {
      if (other.from >= Math.max(one.until, one.from + 1)) break;
      if (placeOf(one) !== placeOf(other) || one.entry.story.uuid === other.entry.story.uuid) continue;
      const when = `${clock(one.from)} tot ${clock(one.until)}`;
      const text = `staat tegelijk met ${nameOf(one.entry)} (${when}) op hetzelfde podium; verplaats een van beide`;
      findings.push(finding(other.entry, 'location', text));
    }
    return findings;
  });
};

/** The filter on the age of a child understands the age of an experience. */
export const ages: Rule = (folder) =>
  allEntries(folder).flatMap((entry) => {
    const { component, age } = entry.story.content;
    const text = component === 'experience' ? textOf(age) : '';
    if (readAge(text)) return [];
    const message = `de leeftijd '${text}' begrijpt de filter niet; schrijf bijvoorbeeld '8+' of '4-7 jaar'`;
    return [finding(entry, 'age', message)];
  });

/** The title of an experience, or its short title, fits in its row on the screen. */
export const titles: Rule = (folder) =>
  allEntries(folder).flatMap((entry) => {
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
