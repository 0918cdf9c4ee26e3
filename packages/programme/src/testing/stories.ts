import type { Block, Content, Picture, Story, TypeName } from '@inktvis/content';
import { emptyBlock, emptyContent } from '@inktvis/content/testing';
import { BRUSSELS, parseWallTime } from '@inktvis/foundation/brussels';

/** A person: `aPerson('Jef', 'Jambe', { role: 'muzikant' })`. */
export const aPerson = (
  givenName: string,
  surname: string,
  more: Partial<Block<'person'>> = {},
): Block<'person'> => ({
  ...emptyBlock('person'),
  id: `${givenName} ${surname}`,
  givenName,
  surname,
  ...more,
});

/** A Brussels wall time, `2024-10-26 14:30`. */
export function at(text: string): Date {
  const instant = parseWallTime(text, BRUSSELS);
  if (!instant) throw new Error(`no such time: ${text}`);
  return instant;
}

let made = 0;

const envelope = (slug: string): Omit<Story, 'type' | 'content'> => {
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
    editable: undefined,
  };
};

/** Makes stories of a type: the fields that it requires have a value, a test names the ones it is about. */
const maker =
  <T extends TypeName>(type: T, slug: string, own: Partial<Content<T>>) =>
  (content: Partial<Content<T>> = {}, fullSlug = slug) =>
    ({
      ...envelope(fullSlug),
      type,
      content: { ...emptyContent(type), ...own, ...content },
    }) as unknown as Story<T>;

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

export const aLocation = maker('location', 'locaties/leiepodium', {
  title: 'Leiepodium',
  hall: 'Hal 3',
  capacity: 180,
});
export const aTheme = maker('theme', 'themas/literatuur-romans', {
  title: 'Literatuur & romans',
  icon: 'literatureRomans',
});
export const aType = maker('type', 'types/voorleessessie', {
  title: 'Voorleessessie',
  plural: 'Voorleessessies',
});
export const aDay = maker('date_overview', 'programma/zaterdag-26-oktober', {
  title: 'Zaterdag 26 oktober',
  date: '2024-10-26',
  opens: '10:00',
  closes: '18:00',
});
export const anExperience = maker('experience', 'activiteiten/waterding', {
  title: 'O krinklende winklende waterding',
});
export const anOccurrence = maker('program', 'programma-items/p001', { startDate: at('2024-10-26 14:30') });
export const aNewsArticle = maker('news_article', 'nieuws/leeszetel', {
  title: 'Eén grote leeszetel',
  date: '2024-10-18',
});
export const aBookstore = maker('bookstore', 'boekhandels/papier-en-inkt', { title: 'Papier & Inkt' });
export const aHotspot = maker('hotspot_kortrijk', 'hotspots-in-kortrijk/broeltorens', {
  title: 'Broeltorens',
});
export const aHome = maker('home', 'home', {
  title: 'Het boekenfestival met acht armen vol verhalen',
  startDate: '2024-10-26',
  endDate: '2024-11-03',
});
export const aPage = maker('page', 'praktisch', { title: 'Praktisch' });
export const aHeader = maker('header', 'globaal/header', {});
export const aFooter = maker('footer', 'globaal/footer', {});
export const aProgramme = maker('default_date_overview', 'programma', {
  title: 'Programma',
  pageColor: 'orange',
});
export const aNewsOverview = maker('news_overview', 'nieuws', { title: 'Nieuws' });
export const aHotspotOverview = maker('hotspot_kortrijk_overview', 'hotspots-in-kortrijk', {
  title: 'Hotspots in Kortrijk',
});
export const aBookstoreOverview = maker('bookstore_overview', 'boekhandels', { title: 'Boekhandels' });
export const aToursOverview = maker('uit_events_overview', 'inktvis-op-toer', { title: 'Inktvis op toer' });
export const aSearchPage = maker('search', 'zoeken', { title: 'Zoeken' });
export const aLivePage = maker('live', 'live', { title: 'Live' });
