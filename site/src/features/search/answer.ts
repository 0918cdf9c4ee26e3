import type { ContentClient, FilterItems } from '@inktvis/content/client';
import { brusselsDay, formatDayLong, formatDayNumber, formatWeekday } from '@inktvis/foundation/brussels';
import { capital, fill } from '@inktvis/messages/fill';
import { programme as programmeWords } from '@inktvis/messages/programme';
import { search } from '@inktvis/messages/search';
import { programmeHref } from '@inktvis/programme/filters/address';
import { selectedCount } from '@inktvis/programme/filters/facets';
import { indexOf } from '@inktvis/programme/filters/programme-index';
import { countWords, selectionWords } from '@inktvis/programme/filters/words';
import { type Occurrence, phaseOf } from '@inktvis/programme/occurrences';
import { PROGRAMME_PATH } from '@inktvis/programme/paths';
import { shorten } from '../../cards/text.ts';
import type { SearchIndex } from './index/search-index.ts';
import { type Keyword, stem, stemsOf, tellingWords } from './index/word-forms.ts';
import { normalizedWords } from './index/words.ts';
import { type Intent, intentOf } from './intent.ts';
import type { SearchItem } from './item.ts';

/** The one answer to a term, above the results. */
export type Answer = {
  readonly href: string;
  readonly kind: string;
  readonly title: string;
  /** `27.10` or `12`, and what it counts; empty for a page. */
  readonly number: string;
  readonly unit: string;
  readonly text: string;
  readonly rows: readonly Occurrence[];
  readonly button: string;
};

const MAX_ROWS = 3;

function programmeAnswer(
  { day, isNow, selection }: Intent,
  programme: readonly Occurrence[],
  items: FilterItems,
  now: Date,
): Answer | null {
  const index = indexOf(programme, items);
  const { total, slice } = index.find({ day, selection });
  if (total === 0) return null;
  const all = slice(0, total);
  const coming = all.filter((one) => phaseOf(one, now) !== 'past');
  const isToday = isNow && day === brusselsDay(now);
  const isPlainToday = isToday && selectedCount(selection) === 0;
  const page = isPlainToday ? undefined : items.days.find(({ content }) => content.date === day);
  const address = { layout: 'cards', whole: false, page: 1, allDays: false, selection } as const;
  const chosen = selectionWords(index.facets, selection);
  const counted = countWords(total);
  const ofDay = day !== null && {
    title: [isToday ? programmeWords.today : capital(formatDayLong(day)), chosen].filter(Boolean).join(', '),
    number: formatDayNumber(day),
    unit: isNow ? counted : `${formatWeekday(day)}, ${counted}`,
  };
  return {
    href: programmeHref({ ...address, path: page?.href ?? PROGRAMME_PATH }),
    kind: search.kind_programme,
    ...(ofDay || { title: capital(chosen), number: String(total), unit: counted.replace(/^\d+ /, '') }),
    text: '',
    rows: (coming.length > 0 ? coming : all).slice(0, MAX_ROWS),
    button: fill(search.answer_all, { count: total }),
  };
}

const MAX_PASSAGE = 320;
/** A line without a full stop that is shorter is a heading or a question: what follows it answers. */
const MAX_HEADING = 60;

/** The paragraph with the words of a keyword, or the one below the heading with them; `''` without one. */
function passageOf(text: string, target: string): string {
  const wanted = stemsOf(target);
  if (wanted.length === 0) return '';
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const has = (line: string): boolean => {
    const stems = stemsOf(line);
    return wanted.every((word) => stems.some((one) => one.startsWith(word)));
  };
  const at = lines.findIndex(has);
  const line = lines[at] ?? '';
  const isHeading = line.length <= MAX_HEADING && !line.endsWith('.');
  return shorten((isHeading ? lines[at + 1] : line) ?? line, MAX_PASSAGE);
}

/** The page of which a keyword is all that was typed, else one whose keywords have every word. */
function pageFor({ items }: SearchIndex, stems: readonly string[]): Answer | null {
  const isTyped = ({ stems: own }: Keyword) => own.join(' ') === stems.join(' ');
  const hasAll = ({ keywords }: SearchItem) => {
    const known = new Set(keywords.flatMap((one) => one.stems));
    return stems.every((word) => known.has(word));
  };
  const item = items.find(({ keywords }) => keywords.some(isTyped)) ?? items.find(hasAll);
  if (!item) return null;
  const { href, kind, title, keywords, body, lead } = item;
  const keyword =
    keywords.find(isTyped) ?? keywords.find((one) => one.stems.some((word) => stems.includes(word)));
  return {
    href,
    kind: kind.label,
    title,
    number: '',
    unit: '',
    text: passageOf(body, keyword?.target ?? '') || lead,
    rows: [],
    button: search.answer_page,
  };
}

/** The answer to a term: a day, a page with these keywords, or the programme that all words name. Null when no rule fits. */
export async function answerTo(
  term: string,
  index: SearchIndex,
  content: Pick<ContentClient, 'programme' | 'filterItems'>,
  now: Date,
): Promise<Answer | null> {
  const words = tellingWords(normalizedWords(term));
  if (words.length === 0) return null;
  const [programme, items] = await Promise.all([content.programme(), content.filterItems()]);
  const intent = programme.ok && items.ok ? intentOf(words, items.value, now) : null;
  const ofProgramme = () =>
    intent && programme.ok && items.ok ? programmeAnswer(intent, programme.value, items.value, now) : null;
  if (intent && intent.day !== null && selectedCount(intent.selection) === 0) return ofProgramme();
  if (index.hasTitle(term)) return null;
  return pageFor(index, words.map(stem)) ?? ofProgramme();
}
