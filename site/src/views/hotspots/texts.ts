/** Texts of the hotspot pages that the list of messages does not hold yet. */
export const texts = {
  heading: 'Alle hotspots',
  countOne: '1 hotspot',
  countMany: '{count} hotspots',
  hotspots: 'de hotspots',
  href: '/hotspots-in-kortrijk',
} as const;
