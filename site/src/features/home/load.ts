import type { Content } from '@inktvis/content';
import type { FilterItems } from '@inktvis/content/client';
import {
  brusselsDay,
  type Day,
  formatDayNumber,
  formatTime,
  formatWeekday,
  nextDay,
} from '@inktvis/foundation/brussels';
import { clockShiftMs } from '@inktvis/foundation/clock';
import { ok } from '@inktvis/foundation/result';
import { capital, fill } from '@inktvis/messages/fill';
import { home as texts } from '@inktvis/messages/site';
import {
  type FestivalPeriod,
  type FestivalPhase,
  festivalPhase,
  openingOf,
} from '@inktvis/programme/festival';
import { SHEET_SIZE, type SheetItem, type SheetModel } from '@inktvis/programme/now-sheet';
import {
  isAttendable,
  isOnDay,
  locationOf,
  type Occurrence,
  occurrenceKey,
  shortTitleOf,
  titleOf,
} from '@inktvis/programme/occurrences';
import { minuteOf, timingOf } from '@inktvis/programme/today';
import { comingDay, loadComingTours } from '../../cards/tours/tour-order.ts';
import { shownDate } from '../../cards/tours/tour-when.ts';
import { tourTitle } from '../../cards/tours/tour-words.ts';
import type { Load, ViewContext } from '../view.ts';
import type { NowSheetProps } from './NowSheet.island.tsx';

export type HomeData = {
  readonly phase: FestivalPhase;
  readonly themes: FilterItems['themes'];
  /** `vandaag open tot 18.00`; empty when nothing is known. */
  readonly open: string;
  /** During the festival; null when nothing is left. */
  readonly sheet: NowSheetProps | null;
  readonly nextSteps: Awaited<ReturnType<typeof nextStepsOf>>;
};

type Days = FilterItems['days'];

/** From the first to the last day; null when no first day was filled in. A festival without a last day has one day. */
export const periodOf = ({ startDate, endDate }: Content<'home'>): FestivalPeriod | null =>
  startDate ? { first: startDate, last: endDate ?? startDate } : null;

/** Longer titles make room for the short one. */
const MAX_TITLE = 44;

const sheetItem = (occurrence: Occurrence): SheetItem => {
  const location = locationOf(occurrence)?.content;
  const title = titleOf(occurrence);
  return {
    ...timingOf(occurrence),
    id: occurrenceKey(occurrence),
    href: occurrence.content.experience?.href ?? null,
    title: title.length > MAX_TITLE ? shortTitleOf(occurrence) : title,
    place: [location?.title, location?.hall.replace(/^Hal\b/, 'hal')].filter(Boolean).join(', '),
  };
};

const itemsOf = (programme: readonly Occurrence[], day: Day): readonly SheetItem[] =>
  programme.filter((one) => isOnDay(one, day) && isAttendable(one)).map(sheetItem);

/** `Morgen`, or the weekday of a day that is further away. */
const wordOf = (day: Day, today: Day): string =>
  day === nextDay(today) ? texts.tomorrow : capital(formatWeekday(day));

const doorsOf = (days: Days, day: Day): ReturnType<typeof openingOf> => {
  const story = days.find(({ content }) => content.date === day);
  return story ? openingOf(story) : { opens: null, closes: null };
};

function sheetModel(programme: readonly Occurrence[], days: Days, now: Date): SheetModel {
  const today = brusselsDay(now);
  const opens = (day: Day) => doorsOf(days, day).opens?.getTime() ?? null;
  const next = days
    .map(({ content }) => ({ day: content.date, items: itemsOf(programme, content.date) }))
    .find(({ day, items }) => day > today && items.length > 0);
  return {
    opens: opens(today),
    today: itemsOf(programme, today).filter(({ end }) => end > now.getTime()),
    next: next
      ? {
          word: wordOf(next.day, today),
          opens: opens(next.day) ?? next.items[0]?.start ?? 0,
          items: next.items.slice(0, SHEET_SIZE),
        }
      : null,
  };
}

/** Until when the doors are open today; empty once they are closed, and when nothing is known. */
function openWords(days: Days, now: Date): string {
  const { closes } = doorsOf(days, brusselsDay(now));
  return closes && now < closes ? fill(texts.open_until, { time: formatTime(closes) }) : '';
}

async function nextStepsOf(
  { nextTour, nextSteps }: Content<'home'>,
  { events, now }: Pick<ViewContext, 'events' | 'now'>,
) {
  const steps = nextSteps.flatMap(({ id, number, title, text, link }) =>
    link ? { id, number, title, text, href: link.href } : [],
  );
  const tours = nextTour ? await loadComingTours(events, now) : null;
  const event = tours?.ok ? tours.value[0] : undefined;
  const coming = event && comingDay(event, now);
  if (!event || !coming) return steps;
  const start = shownDate(event, now)?.start;
  const when = [formatWeekday(coming.day), start && formatTime(start)].filter(Boolean).join(' ');
  const tour = {
    id: event.slug,
    number: formatDayNumber(coming.day),
    title: tourTitle(event),
    text: fill(texts.next_tour, { when, town: event.address?.town ?? '' }),
    href: event.href,
  };
  return [tour, ...steps];
}

/** The home page before, during and after the festival. Without its themes it is shown, but not stored. */
export const loadHome: Load<'home', HomeData> = async ({ content: home }, context) => {
  const { content, now } = context;
  const [items, programme] = await Promise.all([content.filterItems(), content.programme()]);
  const { days, themes } = items.ok ? items.value : { days: [], themes: [] };
  const phase = festivalPhase(periodOf(home), days, now);
  const isDuring = phase === 'during';
  const model = isDuring && programme.ok ? sheetModel(programme.value, days, now) : null;
  const own = { before: home.body, during: home.during, after: home.after }[phase];
  return ok({
    storable: items.ok && (programme.ok || !isDuring),
    body: own.length > 0 ? own : home.body,
    // Before the festival the blocks follow the ink of the themes.
    bodyFollows: phase === 'before' && themes.length > 0 ? 'ink' : undefined,
    data: {
      phase,
      themes,
      open: isDuring ? openWords(days, now) : '',
      sheet: model && { model, drawnAt: minuteOf(now.getTime()), clockShiftMs: clockShiftMs(now) },
      nextSteps: phase === 'after' ? await nextStepsOf(home, context) : [],
    },
  });
};
