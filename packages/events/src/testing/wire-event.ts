/** A uuid that contains its number. */
export const uuidOf = (number: number): string =>
  `0f3c2a54-7d2e-4b57-9a0b-${String(number).padStart(12, '0')}`;

/** An event as the source sends it (docs.publiq.be, Search API), overridden with what a test is about. */
export const wireEvent = (number = 1, over: Record<string, unknown> = {}): Record<string, unknown> => ({
  '@id': `https://io.uitdatabank.be/events/${uuidOf(number)}`,
  '@context': '/contexts/event',
  mainLanguage: 'nl',
  name: { nl: `Voorlezen ${number}` },
  description: { nl: 'Een halfuur verhalen voor kleuters.\n\nInschrijven aan de toog.' },
  calendarType: 'single',
  startDate: '2024-11-13T14:00:00+01:00',
  endDate: '2024-11-13T14:30:00+01:00',
  subEvent: [
    {
      id: 0,
      '@type': 'Event',
      startDate: '2024-11-13T14:00:00+01:00',
      endDate: '2024-11-13T14:30:00+01:00',
      status: { type: 'Available' },
      bookingAvailability: { type: 'Available' },
    },
  ],
  status: { type: 'Available' },
  bookingAvailability: { type: 'Available' },
  attendanceMode: 'offline',
  location: {
    '@id': 'https://io.uitdatabank.be/places/6b0d8f6e-1c55-4c6a-8f6b-4a4c5f6f1a22',
    mainLanguage: 'nl',
    name: { nl: 'Boekhandel De Leeslamp' },
    address: {
      nl: {
        addressCountry: 'BE',
        addressLocality: 'Kortrijk',
        postalCode: '8500',
        streetAddress: 'Voorbeeldstraat 7',
      },
    },
  },
  organizer: { name: { nl: 'Boekenfestival Kortrijk' } },
  labels: ['voorleessessie'],
  hiddenLabels: ['inktvis'],
  typicalAgeRange: '3-6',
  priceInfo: [{ category: 'base', name: { nl: 'Basistarief' }, price: 0, priceCurrency: 'EUR' }],
  bookingInfo: { url: 'https://example.be/reserveer', urlLabel: { nl: 'Reserveer plaatsen' } },
  mediaObject: [
    { contentUrl: 'https://images.uitdatabank.be/9d1f0c7a.jpeg', copyrightHolder: 'An Voorbeeld' },
  ],
  image: 'https://images.uitdatabank.be/9d1f0c7a.jpeg',
  workflowStatus: 'APPROVED',
  availableFrom: '2024-08-01T00:00:00+02:00',
  availableTo: '2024-11-13T14:30:00+01:00',
  ...over,
});

/** A response of the search host. */
export const wireCollection = (member: readonly unknown[], totalItems = member.length) => ({
  '@context': 'http://www.w3.org/ns/hydra/context.jsonld',
  '@type': 'PagedCollection',
  itemsPerPage: 30,
  totalItems,
  member,
});
