/** Where a hotspot is on the drawing of 720 × 1120 units. */
type MapPlace = {
  readonly x: number;
  readonly y: number;
  /** A short name, where there is room for one. */
  readonly name?: string;
  readonly nameX?: number;
  readonly nameY?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
};

/**
 * The places on the walking map of the demo brand (`ui/art/kortrijk.svg`), by the last part of the address of the
 * hotspot. A hotspot that the drawing does not know is in the list only.
 */
const PLACES: Readonly<Record<string, MapPlace>> = {
  broeltorens: { x: 492, y: 428, name: 'Broeltorens', nameX: 530, nameY: 474, anchor: 'middle' },
  'belfort-en-grote-markt': { x: 146, y: 578, name: 'Belfort', nameX: 146, nameY: 628, anchor: 'middle' },
  'begijnhof-sint-elisabeth': { x: 336, y: 468, name: 'Begijnhof', nameX: 300, nameY: 510 },
  'onze-lieve-vrouwekerk': {
    x: 622,
    y: 442,
    name: 'Onze-Lieve-Vrouwekerk',
    nameX: 708,
    nameY: 500,
    anchor: 'end',
  },
  'sint-maartenskerk': { x: 452, y: 634, name: 'Sint-Maartenskerk', nameX: 400, nameY: 684 },
  groeningemonument: { x: 560, y: 728, name: 'Groeningemonument', nameX: 520, nameY: 776 },
  texture: { x: 512, y: 84, name: 'Texture', nameX: 548, nameY: 92 },
  'buda-eiland': { x: 150, y: 262 },
  collegebrug: { x: 680, y: 288, name: 'Collegebrug', nameX: 714, nameY: 340, anchor: 'end' },
  'bibliotheek-kortrijk': { x: 60, y: 474, name: 'Bibliotheek', nameX: 30, nameY: 526 },
  'station-kortrijk': { x: 282, y: 716, name: 'Station', nameX: 266, nameY: 764 },
  'kasteelpark-t-hooghe': { x: 66, y: 1000, name: 'Kasteelpark ’t Hooghe', nameX: 30, nameY: 1100 },
};

/** What the drawing knows. */
export const SLUGS = Object.keys(PLACES);

/** The place of a hotspot on the map; null when the drawing does not know it. */
export const placeOf = (slug: string): MapPlace | null =>
  Object.hasOwn(PLACES, slug) ? (PLACES[slug] ?? null) : null;
