/** An item of structured data. */
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

/** The first item of a kind; throws when there is none. */
export function itemOf(items: readonly Item[], type: string): Item {
  const found = items.find((item) => item['@type'] === type);
  if (!found) throw new Error(`nothing of type ${type}`);
  return found;
}

/** A property as a list of items. */
export const listOf = (item: Item, property: string): readonly Item[] =>
  [item[property]].flat().filter(isItem);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\+0[12]:00$/;
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '' && !/[<>]\w/.test(value);
const isWhen = (value: unknown) => typeof value === 'string' && (DAY.test(value) || INSTANT.test(value));
const isInstant = (value: unknown) => typeof value === 'string' && INSTANT.test(value);
const isDay = (value: unknown) => typeof value === 'string' && DAY.test(value);
const isClock = (value: unknown) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isUrl = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\/[^\s"<>]+$/.test(value) && URL.canParse(value);
const one =
  (...words: string[]) =>
  (value: unknown) =>
    typeof value === 'string' && words.some((word) => value === `https://schema.org/${word}`);

type Rule = ((value: unknown) => boolean) | readonly string[];
type Kind = { readonly required: readonly string[]; readonly properties: Readonly<Record<string, Rule>> };

const named = { name: isText, url: isUrl, description: isText, image: isUrl } as const;
const event: Kind = {
  required: ['name', 'startDate', 'location'],
  properties: {
    ...named,
    startDate: isWhen,
    endDate: isWhen,
    previousStartDate: isInstant,
    eventStatus: one('EventScheduled', 'EventCancelled', 'EventPostponed', 'EventRescheduled'),
    eventAttendanceMode: one('OfflineEventAttendanceMode', 'OnlineEventAttendanceMode'),
    location: ['Place', 'VirtualLocation'],
    organizer: ['Organization'],
    performer: ['Person'],
    offers: ['Offer'],
    typicalAgeRange: (value) => typeof value === 'string' && /^\d{1,2}-(\d{1,2})?$/.test(value),
    inLanguage: isText,
    superEvent: ['Festival'],
    subEvent: ['Event'],
  },
};
const place: Kind = {
  required: ['name'],
  properties: {
    ...named,
    address: ['PostalAddress'],
    geo: ['GeoCoordinates'],
    containedInPlace: ['Place'],
    openingHoursSpecification: ['OpeningHoursSpecification'],
  },
};

/**
 * The part of schema.org that the site speaks: each kind with the properties the vocabulary gives it and, as required,
 * what Google asks of it (its pages on events, local businesses, articles, breadcrumbs).
 */
const KINDS: Readonly<Record<string, Kind>> = {
  Festival: event,
  Event: event,
  Person: { required: ['name'], properties: { name: isText } },
  Place: place,
  TouristAttraction: place,
  BookStore: { ...place, required: ['name', 'address'] },
  VirtualLocation: { required: ['url'], properties: { url: isUrl } },
  PostalAddress: {
    required: ['addressLocality'],
    properties: {
      streetAddress: isText,
      postalCode: isText,
      addressLocality: isText,
      addressCountry: isText,
    },
  },
  GeoCoordinates: {
    required: ['latitude', 'longitude'],
    properties: { latitude: isNumber, longitude: isNumber },
  },
  OpeningHoursSpecification: {
    required: ['dayOfWeek', 'opens', 'closes'],
    properties: {
      dayOfWeek: one('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'),
      opens: isClock,
      closes: isClock,
    },
  },
  Offer: {
    required: [],
    properties: {
      url: isUrl,
      price: isNumber,
      priceCurrency: (value) => value === 'EUR',
      availability: one('SoldOut', 'LimitedAvailability'),
    },
  },
  Organization: { required: ['name'], properties: { ...named, logo: isUrl, sameAs: isUrl } },
  NewsArticle: {
    required: ['headline', 'author'],
    properties: {
      headline: isText,
      description: isText,
      image: isUrl,
      datePublished: isDay,
      dateModified: isInstant,
      inLanguage: isText,
      mainEntityOfPage: isUrl,
      author: ['Organization'],
      publisher: ['Organization'],
    },
  },
  BreadcrumbList: { required: ['itemListElement'], properties: { itemListElement: ['ListItem'] } },
  ListItem: { required: ['position', 'name'], properties: { position: isNumber, name: isText, item: isUrl } },
  WebSite: {
    required: ['name', 'url'],
    properties: {
      name: isText,
      url: isUrl,
      inLanguage: isText,
      publisher: ['Organization'],
      potentialAction: ['SearchAction'],
    },
  },
  SearchAction: {
    required: ['target', 'query-input'],
    properties: {
      target: ['EntryPoint'],
      'query-input': (value) => value === 'required name=search_term_string',
    },
  },
  EntryPoint: {
    required: ['urlTemplate'],
    properties: {
      urlTemplate: (value) => typeof value === 'string' && value.includes('{search_term_string}'),
    },
  },
};

const isHomeless = (location: Item): boolean =>
  location['@type'] === 'Place' && location.address === undefined;

function problemsOf(item: Item, at: string, byId: ReadonlyMap<unknown, Item>): readonly string[] {
  const type = String(item['@type']);
  const kind = KINDS[type];
  if (!kind) return [`${at}: ${type} is no kind that the site speaks of`];
  const missing = kind.required.filter((property) => item[property] === undefined);
  // Google takes no event in a place without an address.
  const homeless = kind === event ? listOf(item, 'location').filter(isHomeless) : [];
  const wrong = Object.entries(item).flatMap(([property, value]): readonly string[] => {
    if (property === '@type') return [];
    if (property === '@id') return isUrl(value) ? [] : [`${at}: @id is no address`];
    const rule = kind.properties[property];
    if (rule === undefined) return [`${at}: ${type} has no ${property}`];
    return [value].flat().flatMap((child, index): readonly string[] => {
      const where = `${at}.${property}[${index}]`;
      if (typeof rule === 'function') return rule(child) ? [] : [`${where}: ${JSON.stringify(child)}`];
      if (!isItem(child)) return [`${where} is no item`];
      const isPointer = Object.keys(child).length === 1 && '@id' in child;
      const target = isPointer ? byId.get(child['@id']) : child;
      if (!target) return [`${where} points at nothing on the page`];
      const fits = rule.includes(String(target['@type']));
      return [
        ...(fits ? [] : [`${where} is a ${target['@type']}`]),
        ...(isPointer ? [] : problemsOf(child, where, byId)),
      ];
    });
  });
  return [
    ...missing.map((property) => `${at}: ${type} misses ${property}`),
    ...homeless.map(({ name }) => `${at}: ${name} has no address`),
    ...wrong,
  ];
}

/** What is wrong with the items of a page; empty when nothing is. */
export function problemsIn(items: readonly Item[]): readonly string[] {
  const byId = new Map(items.flatMap((item) => ('@id' in item ? [[item['@id'], item] as const] : [])));
  return items.flatMap((item, index) => problemsOf(item, `[${index}]`, byId));
}
