import type { Story } from '@inktvis/content';
import {
  brusselsDay,
  type Day,
  formatDayLong,
  formatDayNumber,
  formatTime,
  formatWeekday,
} from '@inktvis/foundation/brussels';
import { capital, fill } from '@inktvis/messages/fill';
import { paper as messages, print } from '@inktvis/messages/print';
import { listAddress, type ProgrammeAddress, programmeHref } from '../filters/address.ts';
import { countWords } from '../filters/words.ts';

export type PrintOptions = {
  readonly address: ProgrammeAddress;
  readonly days: readonly Story<'date_overview'>[];
  /** `Kids, Workshop`, or empty. */
  readonly chosen: string;
  readonly now: Date;
  readonly canonicalBase: string;
  /** `Kortrijk Xpo`; empty when it is not given. */
  readonly venue: string;
};

const sentence = (text: string): string => text && `${capital(text)}.`;

/** Empty when the day does not say both. */
function doors(day: Story<'date_overview'> | undefined): string {
  const [opens, closes] = [day?.content.opens, day?.content.closes].map((time) => time?.replace(':', '.'));
  return opens && closes ? fill(messages.doors, { opens, closes }) : '';
}

/** The foot of every printed list: where the newest one is, and how old this one is. */
export function footOf({ address, now, canonicalBase }: Omit<PrintOptions, 'days' | 'chosen' | 'venue'>) {
  const url = canonicalBase + programmeHref(listAddress(address));
  return {
    url,
    /** The same to type. */
    newest: url.replace(/^https?:\/\//, ''),
    state: fill(print.state, { day: formatDayLong(brusselsDay(now)), time: formatTime(now) }),
  };
}

export function paperOf(day: Day, count: number, options: PrintOptions) {
  const { days, chosen, venue } = options;
  const story = days.find(({ content }) => content.date === day);
  const line = [
    sentence([venue, doors(story)].filter(Boolean).join(', ')),
    sentence(countWords(count)),
    chosen && fill(messages.filtered, { filters: chosen }),
  ];
  return {
    number: formatDayNumber(day),
    weekday: formatWeekday(day),
    line: line.filter(Boolean).join(' '),
    ...footOf(options),
  };
}
