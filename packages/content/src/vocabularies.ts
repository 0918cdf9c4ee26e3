/** Values that editors choose from, by their slug. The mark lets the bundler leave out what a page does not use. */
/* @__NO_SIDE_EFFECTS__ */
const vocabulary = <const Values extends Readonly<Record<string, { readonly label: string }>>>(
  title: string,
  values: Values,
) => {
  type Name = keyof Values & string;
  const names = Object.keys(values) as Name[];
  const labels = Object.fromEntries(names.map((name) => [name, values[name]?.label])) as Record<Name, string>;
  return { title, values, names: names as readonly Name[], labels: labels as Readonly<typeof labels> };
};

/** Facts of access (requirements D10) in order. What is not of the place is of what happens there: a quiet room can be loud. */
export const ACCESS = vocabulary('Toegankelijkheid', {
  rolstoel: { label: 'Rolstoel', sentence: 'Er is plaats voor een rolstoel.', isOfPlace: true },
  ringleiding: { label: 'Ringleiding', sentence: 'Zet je hoortoestel op stand T.', isOfPlace: true },
  gebarentaal: {
    label: 'Vlaamse Gebarentaal',
    sentence: 'Je kunt alles volgen in Vlaamse Gebarentaal.',
    isOfPlace: false,
  },
  prikkelarm: { label: 'Prikkelarm', sentence: 'Zacht licht en weinig geluid.', isOfPlace: false },
});
export type AccessName = (typeof ACCESS.names)[number];
export const isAccessOfPlace = (name: unknown): boolean =>
  ACCESS.names.some((one) => one === name && ACCESS.values[one].isOfPlace);

/** What is reported of a programme item, with the status that it gives. */
export const FLAGS = vocabulary('Stand van zaken', {
  nieuw: { label: 'Nieuw', status: 'new' },
  'laatste-plaatsen': { label: 'Laatste plaatsen', status: 'last' },
  uitverkocht: { label: 'Uitverkocht', status: 'sold' },
  geannuleerd: { label: 'Geannuleerd', status: 'off' },
  'ander-uur': { label: 'Ander uur', status: 'time' },
  'ander-podium': { label: 'Ander podium', status: 'place' },
  'weer-plaats': { label: 'Weer plaats', status: 'back' },
});

/** How one gets in (requirements 3, place and price); what is booked needs a place beforehand. */
export const ENTRY = vocabulary('Plaats', {
  inbegrepen: { label: 'Inbegrepen in het festivalticket', isBooked: false },
  reserveren: { label: 'Reserveren, met het festivalticket', isBooked: true },
  extra: { label: 'Reserveren, bovenop het festivalticket', isBooked: true },
  deur: { label: 'Aan de deur', isBooked: false },
});

/** The role of a person at an experience (requirements 3, names). */
export const ROLES = vocabulary('Rol', {
  schrijver: { label: 'schrijver' },
  illustrator: { label: 'illustrator' },
  verteller: { label: 'verteller' },
  muzikant: { label: 'muzikant' },
  vertaler: { label: 'vertaler' },
  moderator: { label: 'moderator' },
});
export type RoleName = (typeof ROLES.names)[number];

/** The book genres that have an icon (requirements 3), with the background of their cards in the timetable (D7). */
export const GENRES = vocabulary('Icoon', {
  society: { label: 'Samenleving', tint: 'white' },
  lifestyle: { label: 'Lifestyle', tint: 'orange' },
  thriller: { label: 'Spannende boeken', tint: 'white' },
  literatureRomans: { label: 'Literatuur & romans', tint: 'red' },
  strips: { label: 'Strips', tint: 'ochre' },
  youngAdult: { label: 'Young adult', tint: 'ochre' },
  kids: { label: 'Kids', tint: 'red' },
  fantasy: { label: 'Fantasy', tint: 'orange' },
});
export type ThemeIcon = (typeof GENRES.names)[number];

/** The slug of the type that is a meeting with somebody who signs. */
export const SIGNING_TYPE = 'signeersessie';
