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
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './PlaceMap.module.css';
import type { Point } from './point.ts';

/** Where the tiles of the map come from (`MAP_TILES_URL`, `MAP_ATTRIBUTION`). Without these settings there is no map. */
export type MapSettings = {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string;
  /** Credits for the map data, plain text. */
  readonly attribution: string;
};

/** A marker; without an address the popup has a title only. */
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

/** The places at one spot and the element in which Leaflet shows their popup; React fills it. */
type Spot = { readonly places: readonly MapPlace[]; readonly popup: HTMLElement };

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

function spotsOf(places: readonly MapPlace[]): readonly Spot[] {
  const groups = Map.groupBy(places, ({ point }) => `${point.latitude} ${point.longitude}`);
  return [...groups.values()].map((group) => ({
    places: group,
    popup: DomUtil.create('ul', styles.popup),
  }));
}

/** One pin for each spot, all of them in view; the result is removed as one layer. */
function addPins(map: LeafletInstance, spots: readonly Spot[]) {
  const icon = divIcon({ className: styles.pin ?? '', ...PIN });
  const pins = spots.flatMap(({ places: [first, ...others], popup }) => {
    if (!first) return [];
    const { latitude, longitude } = first.point;
    const title = [first, ...others].map((place) => place.title).join(', ');
    return [
      marker([latitude, longitude], { icon, title, riseOnHover: true }).bindPopup(popup, {
        closeButton: false,
      }),
    ];
  });
  const layer = featureGroup(pins).addTo(map);
  map.fitBounds(layer.getBounds(), { maxZoom: MAX_FITTED_ZOOM, padding: [40, 40] });
  return layer;
}

/** The map itself, drawn by Leaflet; takes the focus when it appears. Imported on demand only. */
export function LeafletMap({ settings, places, label }: LeafletMapProps) {
  const element = useRef<HTMLElement>(null);
  const [map, setMap] = useState<LeafletInstance | null>(null);
  const [spots, setSpots] = useState<readonly Spot[]>([]);

  useEffect(() => {
    if (!element.current) return;
    const created = createLeaflet(element.current, settings);
    setMap(created);
    element.current.focus({ preventScroll: true });
    return () => {
      created.remove();
    };
  }, [settings]);

  useEffect(() => {
    if (!map) return;
    const shown = spotsOf(places);
    const layer = addPins(map, shown);
    setSpots(shown);
    return () => {
      layer.remove();
    };
  }, [map, places]);

  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <section ref={element} className={styles.drawn} aria-label={label} tabIndex={-1} />
      {spots.map(({ places: here, popup }) =>
        createPortal(
          here.map(({ href, title }) => <li key={title}>{href ? <a href={href}>{title}</a> : title}</li>),
          popup,
          here[0]?.title,
        ),
      )}
    </>
  );
}
