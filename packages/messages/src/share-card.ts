/** The drawn card of a shared link. */
export const shareCard = {
  alt: 'Kaart van {brand}: {title}',
  news: 'Nieuws',
  bookstore: 'Boekhandel',
  hotspot: 'Hotspot in Kortrijk',
  tour: 'Op toer',
  tour_in: 'Op toer in {town}',
  hour: '{time} uur',
  festival: 'Boekenfestival',
  festival_in: 'Boekenfestival in {venue}',
} as const;
