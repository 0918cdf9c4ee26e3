import type { Block, Content, Picture, Story, TypeName } from '@inktvis/content';
import { BRUSSELS, parseWallTime } from '@inktvis/foundation/brussels';

/** Stories for tests: every field has a value, and a test names only the ones it is about. */

/** A person: `aPerson('Jef', 'Jambe', { role: 'muzikant' })`. */
export const aPerson = (
  givenName: string,
  surname: string,
  more: Partial<Block<'person'>> = {},
): Block<'person'> => ({
  type: 'person',
  id: `${givenName} ${surname}`,
  editable: undefined,
  givenName,
  surname,
  role: null,
  signs: false,
  ...more,
});

/** A Brussels wall time, `2024-10-26 14:30`. */
export function at(text: string): Date {
  const instant = parseWallTime(text, BRUSSELS);
  if (!instant) throw new Error(`no such time: ${text}`);
  return instant;
}

type Envelope = Pick<Story, 'slug' | 'uuid' | 'name' | 'fullSlug' | 'href'>;

let made = 0;

const envelope = (
  slug: string,
): Envelope &
  Pick<Story, 'createdAt' | 'publishedAt' | 'firstPublishedAt' | 'tags' | 'isIncomplete' | 'editable'> => {
  made += 1;
  return {
    uuid: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    name: slug,
    slug: slug.split('/').at(-1) ?? slug,
    fullSlug: slug,
    href: slug === 'home' ? '/' : `/${slug}`,
    createdAt: null,
    publishedAt: null,
    firstPublishedAt: null,
    tags: [],
    isIncomplete: false,
    editable: undefined,
  };
};

const seo = {
  title: '',
  description: '',
  ogTitle: '',
  ogDescription: '',
  ogImage: '',
  twitterTitle: '',
  twitterDescription: '',
  twitterImage: '',
};

const pageContent = {
  title: '',
  intro: '',
  image: null,
  previewText: '',
  pageColor: 'white',
  body: [],
  seo,
} as const;

const overviewContent = { title: '', intro: '', pageColor: 'white', emptyText: '', seo } as const;
const placeContent = { address: '', postalCode: '', town: '', latitude: null, longitude: null } as const;

type Maker<T extends TypeName> = (content?: Partial<Content<T>>, slug?: string) => Story<T>;

export const aPicture = (overrides: Partial<Picture> = {}): Picture => ({
  path: '1001/1600x1066/0a1b2c3d4e/nachtegaal-maan.webp',
  width: 1600,
  height: 1066,
  alt: 'Een rode nachtegaal zingt op een tak',
  focus: null,
  title: '',
  copyright: '',
  ...overrides,
});

export const aLocation: Maker<'location'> = (content = {}, slug = 'locaties/leiepodium') => ({
  ...envelope(slug),
  type: 'location',
  content: {
    title: 'Leiepodium',
    hall: 'Hal 3',
    capacity: 180,
    description: '',
    access: [],
    accessNotes: '',
    ...content,
  },
});

export const aTheme: Maker<'theme'> = (content = {}, slug = 'themas/literatuur-romans') => ({
  ...envelope(slug),
  type: 'theme',
  content: { title: 'Literatuur & romans', icon: 'literatureRomans', intro: '', image: null, ...content },
});

export const aType: Maker<'type'> = (content = {}, slug = 'types/voorleessessie') => ({
  ...envelope(slug),
  type: 'type',
  content: { title: 'Voorleessessie', plural: 'Voorleessessies', intro: '', ...content },
});

export const aDay: Maker<'date_overview'> = (content = {}, slug = 'programma/zaterdag-26-oktober') => ({
  ...envelope(slug),
  type: 'date_overview',
  content: {
    title: 'Zaterdag 26 oktober',
    date: '2024-10-26',
    intro: '',
    opens: '10:00',
    closes: '18:00',
    seo,
    ...content,
  },
});

export const anExperience: Maker<'experience'> = (content = {}, slug = 'activiteiten/waterding') => ({
  ...envelope(slug),
  type: 'experience',
  content: {
    ...pageContent,
    title: 'O krinklende winklende waterding',
    shortTitle: '',
    theme: [],
    type: null,
    location: null,
    date: null,
    startDate: null,
    endDate: null,
    publisher: [],
    publisherCustom: '',
    age: '',
    dropIn: false,
    access: [],
    accessNotes: '',
    people: [],
    ...content,
  },
});

export const anOccurrence: Maker<'program'> = (content = {}, slug = 'programma-items/p001') => ({
  ...envelope(slug),
  type: 'program',
  content: {
    startDate: at('2024-10-26 14:30'),
    endDate: null,
    experience: null,
    location: null,
    type: null,
    theme: [],
    dropIn: false,
    access: [],
    people: [],
    flags: [],
    previousStart: null,
    previousLocation: null,
    note: '',
    changedAt: null,
    ...content,
  },
});

export const aNewsArticle: Maker<'news_article'> = (content = {}, slug = 'nieuws/leeszetel') => ({
  ...envelope(slug),
  type: 'news_article',
  content: { ...pageContent, title: 'Eén grote leeszetel', date: '2024-10-18', ...content },
});

export const aBookstore: Maker<'bookstore'> = (content = {}, slug = 'boekhandels/papier-en-inkt') => ({
  ...envelope(slug),
  type: 'bookstore',
  content: {
    ...pageContent,
    ...placeContent,
    title: 'Papier & Inkt',
    date: null,
    publishingHouse: '',
    openingHours: [],
    ...content,
  },
});

export const aHotspot: Maker<'hotspot_kortrijk'> = (
  content = {},
  slug = 'hotspots-in-kortrijk/broeltorens',
) => ({
  ...envelope(slug),
  type: 'hotspot_kortrijk',
  content: {
    ...pageContent,
    ...placeContent,
    title: 'Broeltorens',
    date: null,
    coordinatesSure: false,
    whatToRead: [],
    ...content,
  },
});

export const aHome: Maker<'home'> = (content = {}, slug = 'home') => ({
  ...envelope(slug),
  type: 'home',
  content: {
    ...pageContent,
    title: 'Het boekenfestival met acht armen vol verhalen',
    startDate: '2024-10-26',
    endDate: '2024-11-03',
    datesText: '',
    venue: '',
    buttons: [],
    ...content,
  },
});

export const aPage: Maker<'page'> = (content = {}, slug = 'praktisch') => ({
  ...envelope(slug),
  type: 'page',
  content: { ...pageContent, title: 'Praktisch', shareBar: false, unlisted: false, ...content },
});

export const aHeader: Maker<'header'> = (content = {}, slug = 'globaal/header') => ({
  ...envelope(slug),
  type: 'header',
  content: {
    toggleAnnouncement: false,
    announcementLead: '',
    announcement: '',
    announcementLink: null,
    announcementVan: null,
    announcementTot: null,
    navLinks: [],
    topNavLinks: [],
    ticketsLink: null,
    ...content,
  },
});

export const aProgramme: Maker<'default_date_overview'> = (content = {}, slug = 'programma') => ({
  ...envelope(slug),
  type: 'default_date_overview',
  content: { ...overviewContent, title: 'Programma', pageColor: 'orange', announcedAt: null, ...content },
});

export const aNewsOverview: Maker<'news_overview'> = (content = {}, slug = 'nieuws') => ({
  ...envelope(slug),
  type: 'news_overview',
  content: { ...overviewContent, title: 'Nieuws', ...content },
});

export const aHotspotOverview: Maker<'hotspot_kortrijk_overview'> = (
  content = {},
  slug = 'hotspots-in-kortrijk',
) => ({
  ...envelope(slug),
  type: 'hotspot_kortrijk_overview',
  content: { ...overviewContent, title: 'Hotspots in Kortrijk', ...content },
});

export const aBookstoreOverview: Maker<'bookstore_overview'> = (content = {}, slug = 'boekhandels') => ({
  ...envelope(slug),
  type: 'bookstore_overview',
  content: { ...overviewContent, title: 'Boekhandels', ...content },
});

export const aToursOverview: Maker<'uit_events_overview'> = (content = {}, slug = 'inktvis-op-toer') => ({
  ...envelope(slug),
  type: 'uit_events_overview',
  content: { ...overviewContent, title: 'Inktvis op toer', ...content },
});

export const aSearchPage: Maker<'search'> = (content = {}, slug = 'zoeken') => ({
  ...envelope(slug),
  type: 'search',
  content: { ...overviewContent, title: 'Zoeken', ...content },
});

export const aLivePage: Maker<'live'> = (content = {}, slug = 'live') => ({
  ...envelope(slug),
  type: 'live',
  content: { title: 'Live', startDate: null, slides: [], seo, ...content },
});
