/** The hotspots. */
export const hotspots = {
  on_the_walk: 'Op de wandeling',
  where: 'Waar',
  what_to_read: 'Wat lees je hier?',
  soon: 'Straks op deze plek',
  map_title: 'Deze plek op de kaart.',
  map_label: 'Kaart met deze plek',
  map_failed: 'De kaart laadt niet.',
  heading: 'Alle hotspots',
  count_one: '1 hotspot',
  count_many: '{count} hotspots',
  back_title: 'de hotspots',
} as const;
