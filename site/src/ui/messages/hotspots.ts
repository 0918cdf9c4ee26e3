/** Hotspots. Texts marked fixed are part of the specification: change them there first. */
export const hotspots = {
  address: 'Adres',
  what_to_read: 'Wat lees je hier?',
  route: 'Plan je route',
} as const;
