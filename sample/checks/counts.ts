import { type ContentFolder, model, objectsIn } from '@inktvis/content/checking';

/** How many stories of each content type the sample holds; pages are the twelve generic ones and 'alle-blokken'. */
const COUNTS: { readonly [component: string]: number } = {
  home: 1,
  page: 13,
  contact: 1,
  default_date_overview: 1,
  date_overview: 9,
  theme: 8,
  type: 6,
  location: 8,
  experience: 60,
  program: 220,
  news_overview: 1,
  news_article: 30,
  hotspot_kortrijk_overview: 1,
  hotspot_kortrijk: 12,
  bookstore_overview: 1,
  bookstore: 40,
  uit_events_overview: 1,
  search: 1,
  live: 1,
  header: 1,
  footer: 1,
  social: 1,
  redirects: 1,
};
const PICTURES = 44;

/** Fields of which both values must occur, by block. */
const VARIANTS: { readonly [component: string]: readonly string[] } = {
  quote: ['should_float'],
  image: ['should_float'],
  image_carousel: ['autoplay'],
  text_image_section: ['large', 'reverse'],
};

/** The sample is complete: so many of each type, every variant of the blocks that have them, every picture. */
export function checkCounts({ published, drafts }: ContentFolder): string[] {
  const found = new Map<string, number>();
  const seen = new Set<string>();
  const pictures = new Set<string>();
  for (const { story } of published) {
    found.set(story.content.component, (found.get(story.content.component) ?? 0) + 1);
    for (const { object } of objectsIn(story.content)) {
      if (object.fieldtype === 'asset' && object.filename) pictures.add(String(object.filename));
      if (typeof object.component === 'string') seen.add(variant(object.component, object));
      if (object.component === 'form') seen.add(`form ${String(object.form)}`);
    }
  }
  const wanted = [
    ...Object.entries(VARIANTS).flatMap(([name, fields]) =>
      combinations(fields).map((on) => `${name} ${on}`),
    ),
    'form contact',
    'form groupPurchase',
  ];
  const unchanged = drafts.filter(({ story }) => published.some((entry) => entry.story.uuid === story.uuid));
  return [
    ...Object.keys(model).flatMap((name) => {
      if (model[name]?.nestable || found.get(name) === COUNTS[name]) return [];
      return [`${name}: ${found.get(name) ?? 0} stories, expected ${COUNTS[name] ?? 0}`];
    }),
    ...wanted.filter((name) => !seen.has(name)).map((name) => `no story shows the block ${name}`),
    ...(pictures.size === PICTURES ? [] : [`${pictures.size} pictures are shown, expected ${PICTURES}`]),
    ...(unchanged.length > 0 && unchanged.length < drafts.length
      ? []
      : ['drafts: a changed and a new one are needed']),
  ];
}

function variant(component: string, object: { readonly [key: string]: unknown }): string {
  const fields = VARIANTS[component];
  if (!fields) return component;
  return `${component} ${fields.filter((name) => object[name] === true).join('+') || 'plain'}`;
}

function combinations(fields: readonly string[]): string[] {
  let sets: string[][] = [[]];
  for (const name of fields) sets = sets.flatMap((set) => [set, [...set, name]]);
  return sets.map((set) => set.join('+') || 'plain');
}
