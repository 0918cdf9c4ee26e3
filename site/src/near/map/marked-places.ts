/** A spot on the map, and the shops that are there. */
export type MarkedPlace = {
  /** Latitude and longitude. */
  readonly at: [number, number];
  readonly shops: readonly { readonly href: string; readonly title: string }[];
};

/** The shops of the rows in `region` that say where they are, one spot for those at the same place. */
export function markedPlaces(region: ParentNode): readonly MarkedPlace[] {
  const places = new Map<string, { at: [number, number]; shops: { href: string; title: string }[] }>();
  for (const row of region.querySelectorAll<HTMLElement>('[data-near-row][data-point]')) {
    const { point = '' } = row.dataset;
    const [latitude = Number.NaN, longitude = Number.NaN] = point.split(' ').map(Number);
    const link = row.querySelector<HTMLAnchorElement>('a[data-near="link"]');
    if (point === '' || !link || Number.isNaN(latitude) || Number.isNaN(longitude)) continue;
    const place = places.get(point) ?? { at: [latitude, longitude], shops: [] };
    place.shops.push({ href: link.pathname, title: link.textContent.trim() });
    places.set(point, place);
  }
  return [...places.values()];
}
