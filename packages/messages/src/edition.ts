export const edition = {
  former: 'Dit was in {year}.',
  to_current: 'Naar het programma van {year}',
  to_archive: 'Alles van {year}',
  title: 'Het programma van {year}',
  intro: 'Zo was het, van {from} tot {until}.',
  days: 'De dagen',
  names: 'De namen',
  earlier: 'Ook in {year}',
};
