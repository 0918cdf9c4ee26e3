export const carousel = {
  label: 'Beelden',
  role: 'beeldenreeks',
  slide_role: 'dia',
  track: 'Alle beelden, naast elkaar',
  previous: 'Vorig beeld',
  next: 'Volgend beeld',
  count: '{n} van {total}',
  of: 'van',
  play: 'Speel af',
  pause: 'Pauzeer',
} as const;
