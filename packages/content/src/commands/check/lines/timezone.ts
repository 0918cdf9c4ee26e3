import { formatTime, parseWallTime } from '@inktvis/foundation/brussels';
import { textOf } from '../../folder/json.ts';
import type { Line } from '../line.ts';

/** Hours of a Brussels clock at which no festival starts anything. */
const isNight = (instant: Date) => Number(/\d+/.exec(formatTime(instant))?.[0]) < 7;

/** Date values have no zone on the wire: a wrong setting moves the whole programme. */
export const timezone: Line = {
  id: 'timezone',
  title: 'Tijdzone van de uren',
  async run({ settings, space }) {
    const { stories } = await space.stories();
    const starts = stories.flatMap(({ full_slug, content }) => {
      if (content.component !== 'program') return [];
      const start = parseWallTime(textOf(content.start_date), settings.timezone);
      return start ? [{ full_slug, start }] : [];
    });
    const [first] = starts;
    const notes = first
      ? [
          `'${first.full_slug}' begint om ${formatTime(first.start)} (Belgische tijd). Klopt dat uur niet, dan klopt CONTENT_TIMEZONE niet.`,
        ]
      : [];
    const wrong: string[] = [];
    if (!settings.local && settings.timezone !== 'UTC') {
      wrong.push(
        `CONTENT_TIMEZONE is ${settings.timezone}, maar de dienst bewaart uren in UTC: haal de instelling weg.`,
      );
    }
    const atNight = starts.filter(({ start }) => isNight(start)).length;
    if (starts.length > 3 && atNight > starts.length / 4) {
      wrong.push(
        `${atNight} van ${starts.length} programma-items beginnen 's nachts: CONTENT_TIMEZONE of de ingevoerde uren kloppen niet.`,
      );
    }
    return { wrong, notes };
  },
};
