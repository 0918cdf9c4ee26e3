import type { LiveData, LiveItem } from '../live-data.ts';

/** 26 October 2024, 14.26.08 in Brussels. */
export const AFTERNOON = Date.parse('2024-10-26T12:26:08Z');

export const item = (id: string, start: number): LiveItem => ({
  id,
  start,
  end: start + 3_600_000,
  title: `Beleving ${id}`,
  place: 'Leescafé',
  href: `/activiteiten/${id}`,
  signing: false,
});

export const liveData = (changes: Partial<LiveData> = {}): LiveData => ({
  build: 'een',
  now: AFTERNOON,
  items: [item('a', AFTERNOON + 60_000)],
  festival: { firstDay: '2024-10-26', lastDay: '2024-11-03', venue: 'Kortrijk Xpo' },
  slides: [
    { id: 'tekst', delayMs: null, kind: 'text', title: 'Breng een boek', sub: 'Hal 2' },
    {
      id: 'beeld',
      delayMs: 20_000,
      kind: 'image',
      picture: {
        path: '1001/1600x1066/abc/beeld.webp',
        width: 1600,
        height: 1066,
        focus: null,
        alt: 'Een tafel',
      },
      caption: 'Signeren',
    },
  ],
  announcement: null,
  ...changes,
});
