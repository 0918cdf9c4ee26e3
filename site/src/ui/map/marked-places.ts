/** A spot on the map, and what is there; what stands on its own page leads nowhere. */
export type MarkedPlace = {
  /** Latitude and longitude. */
  readonly at: [number, number];
  readonly here: readonly { readonly href: string | null; readonly title: string }[];
};

type Here = MarkedPlace['here'][number];

/** A row names its shop by a link; the place of a page by its title. */
function named(element: HTMLElement): Here | null {
  const link = element.querySelector<HTMLAnchorElement>('a[data-near="link"]');
  if (link) return { href: link.pathname, title: link.textContent.trim() };
  const { title } = element.dataset;
  return title ? { href: null, title } : null;
}

/** What `region` shows that says where it is, one spot for those at the same place. */
export function markedPlaces(region: ParentNode): readonly MarkedPlace[] {
  const places = new Map<string, { at: [number, number]; here: Here[] }>();
  for (const element of region.querySelectorAll<HTMLElement>('[data-point]')) {
    const { point = '' } = element.dataset;
    const [latitude = Number.NaN, longitude = Number.NaN] = point.split(' ').map(Number);
    const one = named(element);
    if (point === '' || !one || Number.isNaN(latitude) || Number.isNaN(longitude)) continue;
    const place = places.get(point) ?? { at: [latitude, longitude], here: [] };
    place.here.push(one);
    places.set(point, place);
  }
  return [...places.values()];
}
