import { ownId } from '@inktvis/foundation/element-id';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { fill } from '@inktvis/messages/fill';
import { hotspots } from '@inktvis/messages/hotspots';
import drawing from '../../ui/art/kortrijk.svg?url&no-inline';
import tentacle from '../../ui/art/tentakel-laag-inkt.svg?url&no-inline';
import type { HotspotItem } from './HotspotRows.tsx';
import styles from './WalkingMap.module.css';
import { placeOf } from './walking-map.ts';

const [WIDTH, HEIGHT] = [720, 1120];
const [TITLE_ID, DESCRIPTION_ID] = [ownId('kaart-titel'), ownId('kaart-uitleg')];
/** A cut circle round the middle of a number. */
const PIN = 'M-30-2C-31-22-14-32 2-31C20-32 32-18 31 0C32 19 17 32 0 31C-19 32-31 18-30-2Z';

const Pin = ({ item }: { readonly item: HotspotItem }) => {
  const place = placeOf(item.slug);
  if (!place) return null;
  const label = fill(hotspots.pin, { n: item.number, title: withoutSoftHyphens(item.title) });
  return (
    <a className={styles.pin} href={`#${item.id}`} data-pin={item.number} aria-label={label}>
      <g transform={`translate(${place.x} ${place.y})`}>
        <circle className={styles.target} r={46} />
        <path className={styles.disc} d={PIN} />
        <text className={styles.number} y={13} textAnchor="middle">
          {item.number}
        </text>
      </g>
    </a>
  );
};

const Name = ({ slug }: { readonly slug: string }) => {
  const place = placeOf(slug);
  if (!place?.name) return null;
  return (
    <text className={styles.name} x={place.nameX} y={place.nameY} textAnchor={place.anchor ?? 'start'}>
      {place.name}
    </text>
  );
};

/** The words of the drawing that belong to no hotspot. */
const Words = () => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of texts takes no focus
  <g aria-hidden="true">
    <text className={`${styles.label} ${styles.water}`} x={286} y={180}>
      {hotspots.map_leie}
    </text>
    <text className={`${styles.label} ${styles.water} ${styles.wide}`} x={262} y={405}>
      {hotspots.map_old_leie}
    </text>
    <text className={styles.label} x={176} y={338}>
      {hotspots.map_buda}
    </text>
    <text className={styles.label} x={24} y={140}>
      {hotspots.map_overleie}
    </text>
    <text className={`${styles.label} ${styles.wide}`} x={232} y={648}>
      {hotspots.map_market}
    </text>
    <text className={`${styles.label} ${styles.bold}`} x={546} y={1092} textAnchor="middle">
      {hotspots.map_xpo}
    </text>
    <text className={`${styles.label} ${styles.wide} ${styles.light}`} x={24} y={838}>
      {hotspots.legend_scale}
    </text>
    <text className={`${styles.label} ${styles.bold}`} x={698} y={840} textAnchor="end">
      {hotspots.map_south}
    </text>
    <text className={`${styles.label} ${styles.bold}`} x={676} y={94} textAnchor="middle">
      {hotspots.map_north}
    </text>
  </g>
);

/** The drawn walking map of Kortrijk: every number is a link to its row in the list. Artwork of the demo brand. */
export const WalkingMap = ({ items }: { readonly items: readonly HotspotItem[] }) => (
  <div className={styles.box}>
    {/* Not in the SVG: browsers look ahead for pictures in HTML only. */}
    <img className={styles.drawing} src={drawing} width={WIDTH} height={HEIGHT} alt="" fetchPriority="high" />
    {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links is no fieldset */}
    <svg
      className={styles.map}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-labelledby={`${TITLE_ID} ${DESCRIPTION_ID}`}
    >
      <title id={TITLE_ID}>{hotspots.walking_map}</title>
      <desc id={DESCRIPTION_ID}>{hotspots.walking_map_description}</desc>
      <image href={tentacle} width={230} height={136} transform="translate(228 252) scale(-1 1)" />
      <Words />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of texts takes no focus */}
      <g className={styles.names} aria-hidden="true">
        {items.map(({ slug }) => (
          <Name key={slug} slug={slug} />
        ))}
      </g>
      {items.map((item) => (
        <Pin key={item.slug} item={item} />
      ))}
    </svg>
    <ul className={styles.legend}>
      <li>
        <span className={styles.walk} />
        {hotspots.legend_walk}
      </li>
      <li>
        <span className={styles.leie} />
        {hotspots.legend_water}
      </li>
      <li>
        <span className={styles.buda} />
        {hotspots.legend_buda}
      </li>
      <li>{hotspots.legend_scale}</li>
    </ul>
  </div>
);
