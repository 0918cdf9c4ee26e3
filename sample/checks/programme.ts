import { textOf } from './json.ts';
import type { Entry, Space } from './space.ts';

/** Wire times are UTC. In the doubled hour of 27 October 2024 a Brussels clock shows 2.00 to 2.59 twice. */
const DOUBLED = { from: Date.parse('2024-10-27T00:00Z'), until: Date.parse('2024-10-27T02:00Z') };
const FESTIVAL = { from: Date.parse('2024-10-25T22:00Z'), until: Date.parse('2024-11-04T00:00Z') };

const moment = (value: unknown) => Date.parse(`${textOf(value).replace(' ', 'T')}Z`);
const place = ({ story }: Pick<Entry, 'story'>) => textOf(story.content.location);

/** Programme items end after they start, during the festival, outside of the doubled hour, one at a time on a podium. */
export function checkProgramme({ published }: Space): string[] {
  const items = published
    .filter(({ story }) => story.content.component === 'program')
    .map((entry) => {
      const { start_date, end_date } = entry.story.content;
      return { entry, from: moment(start_date), until: moment(end_date) };
    })
    .sort((a, b) => a.from - b.from);
  const problems = items.flatMap(({ entry: { file, story }, from, until }) => {
    const { flags, previous_start, previous_location, note } = story.content;
    const has = (flag: string) => Array.isArray(flags) && flags.includes(flag);
    return [
      until > from ? '' : 'ends before it starts',
      from >= FESTIVAL.from && until <= FESTIVAL.until ? '' : 'is outside of the festival',
      until > DOUBLED.from && from < DOUBLED.until ? 'touches the doubled hour' : '',
      place({ story }) ? '' : 'has no place',
      has('ander-uur') === Boolean(previous_start) ? '' : "flag 'ander-uur' and previous_start disagree",
      has('ander-podium') === Boolean(previous_location)
        ? ''
        : "flag 'ander-podium' and previous_location disagree",
      has('geannuleerd') && !note ? 'is cancelled without a word why' : '',
    ].flatMap((message) => (message ? [`${file}: ${message}`] : []));
  });
  for (const [index, one] of items.entries()) {
    for (const other of items.slice(index + 1)) {
      if (other.from >= one.until) break;
      if (place(one.entry) !== '' && place(one.entry) === place(other.entry)) {
        problems.push(`${other.entry.file}: is on the podium of ${one.entry.file} at the same time`);
      }
    }
  }
  return problems;
}
