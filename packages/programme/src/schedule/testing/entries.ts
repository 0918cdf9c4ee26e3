import { at } from '../../testing/stories.ts';
import type { Schedule, ScheduleEntry } from '../schedule.ts';

let made = 0;

/** An entry in which every field has a value; a test names those it is about. */
export function anEntry(overrides: Partial<ScheduleEntry> = {}): ScheduleEntry {
  made += 1;
  return {
    id: made.toString(36),
    uuid: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    experience: null,
    url: 'https://inktvis.example/activiteiten/waterding',
    title: 'O krinklende winklende waterding',
    shortTitle: '',
    intro: '',
    remarks: [],
    start: at('2024-10-26 11:00'),
    end: null,
    dropIn: false,
    age: '',
    type: null,
    location: null,
    themes: [],
    access: [],
    entry: null,
    placesLeft: null,
    people: [],
    flags: [],
    previousStart: null,
    previousLocation: null,
    note: '',
    created: new Date('2024-08-12T07:15:00Z'),
    updated: new Date('2024-08-12T08:00:00Z'),
    ...overrides,
  };
}

export const aSchedule = (
  entries: readonly ScheduleEntry[],
  overrides: Partial<Schedule> = {},
): Schedule => ({
  title: 'Inktvis: volledig programma',
  url: 'https://inktvis.example/programma?dag=alle',
  feed: 'https://inktvis.example/programma.ics',
  publisher: 'Inktvis',
  host: 'inktvis.example',
  venue: 'Kortrijk Xpo, Doorniksesteenweg 216, 8500 Kortrijk',
  generated: new Date('2024-08-12T08:00:00Z'),
  entries,
  ...overrides,
});
