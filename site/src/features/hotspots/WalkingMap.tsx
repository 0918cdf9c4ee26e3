import { ownId } from '@inktvis/foundation/element-id';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { fill } from '@inktvis/messages/fill';
import { hotspots } from '@inktvis/messages/hotspots';
import drawing from '../../ui/art/kortrijk.svg?url&no-inline';
import tentacle from '../../ui/art/tentakel-laag-inkt.svg?url&no-inline';
import { type Stop, stopId } from './HotspotRows.tsx';
import styles from './WalkingMap.module.css';

/** What is written on the drawing of 720 × 1120 units. */
type Word = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'middle' | 'end';
  readonly look?: string | undefined;
};
type MapPlace = Pick<Word, 'x' | 'y'> & { readonly name?: Word };

/** The places on the drawing (`ui/art/kortrijk.svg`), by slug. A hotspot that it does not know is in the list only. */
export const PLACES: Readonly<Record<string, MapPlace | undefined>> = {
  broeltorens: { x: 492, y: 428, name: { text: 'Broeltorens', x: 530, y: 474, anchor: 'middle' } },
  'belfort-en-grote-markt': { x: 146, y: 578, name: { text: 'Belfort', x: 146, y: 628, anchor: 'middle' } },
  'begijnhof-sint-elisabeth': { x: 336, y: 468, name: { text: 'Begijnhof', x: 300, y: 510 } },
  'onze-lieve-vrouwekerk': {
    x: 622,
    y: 442,
    name: { text: 'Onze-Lieve-Vrouwekerk', x: 708, y: 500, anchor: 'end' },
  },
  'sint-maartenskerk': { x: 452, y: 634, name: { text: 'Sint-Maartenskerk', x: 400, y: 684 } },
  groeningemonument: { x: 560, y: 728, name: { text: 'Groeningemonument', x: 520, y: 776 } },
  texture: { x: 512, y: 84, name: { text: 'Texture', x: 548, y: 92 } },
  'buda-eiland': { x: 150, y: 262 },
  collegebrug: { x: 680, y: 288, name: { text: 'Collegebrug', x: 714, y: 340, anchor: 'end' } },
  'bibliotheek-kortrijk': { x: 60, y: 474, name: { text: 'Bibliotheek', x: 30, y: 526 } },
  'station-kortrijk': { x: 282, y: 716, name: { text: 'Station', x: 266, y: 764 } },
  'kasteelpark-t-hooghe': { x: 66, y: 1000, name: { text: 'Kasteelpark ’t Hooghe', x: 30, y: 1100 } },
};

const [WIDTH, HEIGHT] = [720, 1120];
const [TITLE_ID, DESCRIPTION_ID] = [ownId('kaart-titel'), ownId('kaart-uitleg')];
const PIN = 'M-30-2C-31-22-14-32 2-31C20-32 32-18 31 0C32 19 17 32 0 31C-19 32-31 18-30-2Z';

const Pin = ({ stop }: { readonly stop: Stop }) => {
  const place = PLACES[stop.story.slug];
  if (!place) return null;
  const label = fill(hotspots.pin, { n: stop.number, title: withoutSoftHyphens(stop.story.content.title) });
  return (
    <a className={styles.pin} href={`#${stopId(stop)}`} data-pin={stop.number} aria-label={label}>
      <g transform={`translate(${place.x} ${place.y})`}>
        <circle className={styles.target} r={46} />
        <path className={styles.disc} d={PIN} />
        <text className={styles.number} y={13} textAnchor="middle">
          {stop.number}
        </text>
      </g>
    </a>
  );
};

const Drawn = ({ text, x, y, anchor, look }: Word) => (
  <text className={look} x={x} y={y} textAnchor={anchor}>
    {text}
  </text>
);

/** The words of the drawing that belong to no hotspot; those with `wide` need a wide map. */
const WORDS: readonly Word[] = [
  { text: hotspots.map_leie, x: 286, y: 180, look: styles.water },
  { text: hotspots.map_old_leie, x: 262, y: 405, look: `${styles.water} ${styles.wide}` },
  { text: hotspots.map_buda, x: 176, y: 338 },
  { text: hotspots.map_overleie, x: 24, y: 140 },
  { text: hotspots.map_market, x: 232, y: 648, look: styles.wide },
  { text: hotspots.map_xpo, x: 546, y: 1092, look: styles.bold, anchor: 'middle' },
  { text: hotspots.legend_scale, x: 24, y: 838, look: `${styles.wide} ${styles.light}` },
  { text: hotspots.map_south, x: 698, y: 840, look: styles.bold, anchor: 'end' },
  { text: hotspots.map_north, x: 676, y: 94, look: styles.bold, anchor: 'middle' },
];

/** The drawn walking map of Kortrijk: every number is a link to its row in the list. Artwork of the demo brand. */
export const WalkingMap = ({ stops }: { readonly stops: readonly Stop[] }) => (
  <div className={`relative ${styles.box}`}>
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
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of texts takes no focus */}
      <g aria-hidden="true">
        {WORDS.map(({ look = '', ...word }) => (
          <Drawn key={word.text} {...word} look={`${styles.label} ${look}`} />
        ))}
      </g>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of texts takes no focus */}
      <g className={styles.names} aria-hidden="true">
        {stops.map(({ story: { uuid, slug } }) => {
          const name = PLACES[slug]?.name;
          return name && <Drawn key={uuid} {...name} look={styles.name} />;
        })}
      </g>
      {stops.map((stop) => (
        <Pin key={stop.story.uuid} stop={stop} />
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
