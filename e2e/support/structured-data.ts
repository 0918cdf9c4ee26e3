export type Item = { readonly '@type'?: string; readonly [property: string]: unknown };

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const SCRIPT = /<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g;

/** The items in the structured data of a page; throws when it is no JSON, or is on the page twice. */
export function itemsOf(html: string): readonly Item[] {
  const scripts = [...html.matchAll(SCRIPT)];
  if (scripts.length > 1) throw new Error('structured data stands on the page twice');
  const [, text] = scripts[0] ?? [];
  if (text === undefined) return [];
  const data: unknown = JSON.parse(text);
  if (!isItem(data) || data['@context'] !== 'https://schema.org') throw new Error('no context');
  const graph = data['@graph'];
  return Array.isArray(graph) ? graph.filter(isItem) : [];
}

export function itemOf(items: readonly Item[], type: string): Item {
  const found = items.find((item) => item['@type'] === type);
  if (!found) throw new Error(`nothing of type ${type}`);
  return found;
}

/** What Google asks of each kind (its pages on events, local businesses, articles, breadcrumbs); all that the site speaks of. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Festival: ['name', 'startDate', 'location'],
  Event: ['name', 'startDate', 'location'],
  Person: ['name'],
  Place: ['name'],
  TouristAttraction: ['name'],
  BookStore: ['name', 'address'],
  VirtualLocation: ['url'],
  PostalAddress: ['addressLocality'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Offer: [],
  Organization: ['name'],
  NewsArticle: ['headline', 'author'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  WebSite: ['name', 'url'],
};
const ADDRESS_PROPERTIES = ['url', 'image', 'logo', 'item', '@id', 'mainEntityOfPage'];
const WHEN = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:00\+0[12]:00)?$/;

/** What is wrong with the items of a page beyond the vocabulary (`vocabularyProblems`); empty when nothing is. */
export function problemsIn(items: readonly Item[]): readonly string[] {
  const ids = new Set(items.map((item) => item['@id']));
  const problemsOf = (item: Item, at: string): readonly string[] => {
    if (Object.keys(item).join() === '@id')
      return ids.has(item['@id']) ? [] : [`${at} points at nothing on the page`];
    const type = String(item['@type']);
    const required = REQUIRED[type];
    if (!required) return [`${at}: ${type} is no kind that the site speaks of`];
    return [
      ...required
        .filter((property) => item[property] === undefined)
        .map((one) => `${at}: ${type} misses ${one}`),
      ...Object.entries(item).flatMap(([property, value]) =>
        [value].flat().flatMap((child) => {
          const where = `${at}.${property}`;
          // Google takes no event in a place without an address.
          const isHomeless = isItem(child) && child['@type'] === 'Place' && child.address === undefined;
          if (property === 'location' && isHomeless) return [`${where} has no address`];
          if (isItem(child)) return problemsOf(child, where);
          const text = String(child);
          const isWrong =
            text.trim() === '' ||
            /[<>]\w/.test(text) ||
            (ADDRESS_PROPERTIES.includes(property) && !/^https?:\/\/[^\s"<>]+$/.test(text)) ||
            (/Date$|^date/.test(property) && !WHEN.test(text));
          return isWrong ? [`${where}: ${text}`] : [];
        }),
      ),
    ];
  };
  return items.flatMap((item, index) => problemsOf(item, `[${index}]`));
}
