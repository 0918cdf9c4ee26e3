import type { ProgrammeAddress } from '@inktvis/programme/filters/address';
import { NOTHING_SELECTED } from '@inktvis/programme/filters/facets';
import { anExperience, anOccurrence, at } from '@inktvis/programme/testing/stories';
import { timetable } from '@inktvis/programme/timetable/timetable';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Results } from '../Results.tsx';

const item = (start: string, end: string) =>
  anOccurrence(
    {
      experience: anExperience({}, `activiteiten/${start}`),
      startDate: at(`2024-10-27 ${start}`),
      endDate: at(`2024-10-27 ${end}`),
    },
    `programma-items/${start}`,
  );
const model = timetable([item('13:00', '14:00'), item('15:15', '16:20')], [], '2024-10-27');

const address: ProgrammeAddress = {
  path: '/programma',
  selection: NOTHING_SELECTED,
  layout: 'timetable',
  whole: false,
  page: 1,
  allDays: false,
};

const drawnAt = (time: string, day = '2024-10-27') =>
  renderToStaticMarkup(
    <Results
      address={address}
      results={{
        kind: 'timetable',
        timetable: model,
        isToday: day === '2024-10-27',
        now: at(`${day} ${time}`).getTime(),
      }}
      clockShiftMs={0}
    />,
  );

test.each([
  ['before the first row', '09:00', 0],
  ['while something runs', '13:30', 1],
  ['between two items', '14:30', 1],
  ['after the last item, in its last row', '16:25', 1],
  ['after the last row', '18:00', 0],
])('%s every link to the line of now leads to a line', (_what, time, count) => {
  const html = drawnAt(time);
  for (const id of ['_lijn-nu', '_lijst-nu']) {
    expect(html.split(`id="${id}"`).length - 1).toBe(count);
    expect(html.split(`href="#${id}"`).length - 1).toBe(count);
  }
});

test('another day has no line of now', () => {
  expect(drawnAt('13:30', '2024-10-26')).not.toMatch(/lij(n|st)-nu/);
});
