import './trusted-markup.ts';
import { bookstores } from '@inktvis/messages/bookstores';
import { control, type DivIconOptions, divIcon, map as makeMap, marker, tileLayer } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import styles from './MapOffer.module.css';
import { type MarkedPlace, markedPlaces } from './marked-places.ts';

/** Its point, at the foot, is where the shop is. */
const PIN = { iconSize: [32, 32], iconAnchor: [16, 38], popupAnchor: [0, -34] } satisfies DivIconOptions;
/** Streets, with their names. */
const CLOSEST = 15;
const MOST_DETAILED = 19;

/** The setting is a text, and Leaflet wants markup. */
const asMarkup = (text: string): string => {
  const element = document.createElement('span');
  element.textContent = text;
  return element.innerHTML;
};

function popupOf({ here }: MarkedPlace): HTMLElement {
  const list = document.createElement('ul');
  list.className = styles.popup ?? '';
  for (const { href, title } of here) {
    const item = document.createElement('li');
    item.append(
      href === null ? title : Object.assign(document.createElement('a'), { href, textContent: title }),
    );
    list.append(item);
  }
  return list;
}

/** The sheet of Leaflet comes with the map: pages without one have no use for it. */
const styled = new Promise((resolve, reject) => {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = leafletStyles;
  sheet.onload = resolve;
  sheet.onerror = reject;
  document.head.append(sheet);
});

/** Draws the map in `place`, with what `region` shows that has a place. Loaded on demand: it brings Leaflet along. */
export async function showMap(place: HTMLElement, region: ParentNode): Promise<void> {
  const places = markedPlaces(region);
  if (places.length === 0) throw new Error('nothing says where it is');
  await styled;
  const { tiles = '', attribution = '', label = '' } = place.dataset;
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;

  const element = document.createElement('section');
  element.className = styles.drawn ?? '';
  element.setAttribute('aria-label', label);
  element.tabIndex = -1;
  place.replaceChildren(element);
  place.dataset.drawn = '';

  const map = makeMap(element, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    zoomAnimation: moves,
    fadeAnimation: moves,
  });
  control.attribution({ prefix: false }).addTo(map);
  control.zoom({ zoomInTitle: bookstores.map_zoom_in, zoomOutTitle: bookstores.map_zoom_out }).addTo(map);
  tileLayer(tiles, { attribution: asMarkup(attribution), maxZoom: MOST_DETAILED }).addTo(map);

  const icon = divIcon({ className: styles.pin ?? '', ...PIN });
  for (const marked of places) {
    const title = marked.here.map((one) => one.title).join(', ');
    marker(marked.at, { icon, title, riseOnHover: true })
      .bindPopup(popupOf(marked), { closeButton: false })
      .addTo(map);
  }
  map.fitBounds(
    places.map(({ at }) => at),
    { maxZoom: CLOSEST, padding: [40, 40] },
  );
  element.focus({ preventScroll: true });
}
