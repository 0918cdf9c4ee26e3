import { type ContentFolder, textOf } from './content-model.ts';

/** Wire times are UTC. */
const FESTIVAL = { from: Date.parse('2024-10-25T22:00Z'), until: Date.parse('2024-11-04T00:00Z') };

const moment = (value: unknown) => Date.parse(`${textOf(value).replace(' ', 'T')}Z`);

/** Programme items of the sample take place during the festival, somewhere, and explain their changes. */
export function checkProgramme({ published }: ContentFolder): string[] {
  const items = published.filter(({ story }) => story.content.component === 'program');
  return items.flatMap(({ file, story }) => {
    const { start_date, end_date, location, flags, previous_start, previous_location, note } = story.content;
    const has = (flag: string) => Array.isArray(flags) && flags.includes(flag);
    return [
      moment(start_date) >= FESTIVAL.from && moment(end_date) <= FESTIVAL.until
        ? ''
        : 'is outside of the festival',
      textOf(location) ? '' : 'has no place',
      has('ander-uur') === Boolean(previous_start) ? '' : "flag 'ander-uur' and previous_start disagree",
      has('ander-podium') === Boolean(previous_location)
        ? ''
        : "flag 'ander-podium' and previous_location disagree",
      has('geannuleerd') && !note ? 'is cancelled without a word why' : '',
    ].flatMap((message) => (message ? [`${file}: ${message}`] : []));
  });
}
