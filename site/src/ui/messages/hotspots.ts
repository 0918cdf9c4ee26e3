/** Hotspots. Texts marked fixed are part of the specification: change them there first. */
export const hotspots = {
  on_the_walk: 'Op de wandeling',
  where: 'Waar',
  what_to_read: 'Wat lees je hier?',
  route: 'Plan je route',
  heading: 'Alle hotspots',
  count_one: '1 hotspot',
  count_many: '{count} hotspots',
  back_title: 'de hotspots',
} as const;
