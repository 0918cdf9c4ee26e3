import { groupBy } from '@inktvis/foundation/group-by';
import './trusted-markup.ts';
import { escapeXml } from '@inktvis/foundation/xml';
import { bookstores } from '@inktvis/messages/bookstores';
import {
  control,
  map as createMap,
  type DivIconOptions,
  DomUtil,
  divIcon,
  featureGroup,
  type Map as LeafletInstance,
  marker,
  tileLayer,
} from 'leaflet';
import stylesheet from 'leaflet/dist/leaflet.css?url';
import { useEffect, useRef } from 'react';
import styles from './PlaceMap.module.css';
import type { Point } from './point.ts';

/** Where the tiles of the map come from (`MAP_TILES_URL`, `MAP_ATTRIBUTION`). Without these settings there is no map. */
export type MapSettings = {
  readonly tiles: string;
  readonly attribution: string;
};

export type MapPlace = { readonly point: Point; readonly title: string; readonly href: string | null };

/** The tip of the pin, at the foot, marks the place. */
const PIN = { iconSize: [32, 32], iconAnchor: [16, 38], popupAnchor: [0, -34] } satisfies DivIconOptions;
/** Streets with their names. */
const MAX_FITTED_ZOOM = 15;
const MAX_ZOOM = 19;

export type LeafletMapProps = {
  readonly settings: MapSettings;
  readonly places: readonly MapPlace[];
  readonly label: string;
};

function createLeaflet(element: HTMLElement, { tiles, attribution }: MapSettings): LeafletInstance {
  const animates = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(element, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    zoomAnimation: animates,
    fadeAnimation: animates,
  });
  control.attribution({ prefix: false }).addTo(map);
  control.zoom({ zoomInTitle: bookstores.map_zoom_in, zoomOutTitle: bookstores.map_zoom_out }).addTo(map);
  // The setting is plain text; Leaflet expects markup.
  tileLayer(tiles, { attribution: escapeXml(attribution), maxZoom: MAX_ZOOM }).addTo(map);
  return map;
}

function listOf(places: readonly MapPlace[]): HTMLElement {
  const list = DomUtil.create('ul', styles.popup);
  for (const { href, title } of places) {
    const item = DomUtil.create('li', '', list);
    const words = href ? DomUtil.create('a', 'target', item) : item;
    words.textContent = title;
    if (href) words.setAttribute('href', href);
  }
  return list;
}

/** One pin for each spot, all of them in view. */
function addPins(map: LeafletInstance, places: readonly MapPlace[]): void {
  const icon = divIcon({ className: styles.pin ?? '', ...PIN });
  const spots = groupBy(places, ({ point }) => `${point.latitude} ${point.longitude}`);
  const pins = [...spots.values()].map((here) => {
    const { latitude = 0, longitude = 0 } = here[0]?.point ?? {};
    const title = here.map((place) => place.title).join(', ');
    const pin = marker([latitude, longitude], { icon, title, riseOnHover: true });
    return pin.bindPopup(listOf(here), { closeButton: false });
  });
  const bounds = featureGroup(pins).addTo(map).getBounds();
  map.fitBounds(bounds, { maxZoom: MAX_FITTED_ZOOM, padding: [40, 40] });
}

/** The map itself, drawn by Leaflet; takes the focus when it appears. Imported on demand only. */
export function LeafletMap({ settings, places, label }: LeafletMapProps) {
  const element = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!element.current) return;
    const map = createLeaflet(element.current, settings);
    addPins(map, places);
    element.current.focus({ preventScroll: true });
    return () => void map.remove();
  }, [settings, places]);

  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <section ref={element} className={styles.drawn} aria-label={label} tabIndex={-1} />
    </>
  );
}
