import potloodBoven from '../art/tentakel-boven-potlood.svg?url&no-inline';
import laagBoek from '../art/tentakel-laag-boek.svg?url&no-inline';
import laagInkt from '../art/tentakel-laag-inkt.svg?url&no-inline';
import laagPotlood from '../art/tentakel-laag-potlood.svg?url&no-inline';
import linksKrul from '../art/tentakel-links-krul.svg?url&no-inline';
import linksKrulOker from '../art/tentakel-links-krul-oker.svg?url&no-inline';
import css from './Ornament.module.css';

const ART = {
  'boven-potlood': { src: potloodBoven, width: 360, height: 420 },
  'laag-boek': { src: laagBoek, width: 560, height: 330 },
  'laag-inkt': { src: laagInkt, width: 560, height: 330 },
  'laag-potlood': { src: laagPotlood, width: 560, height: 330 },
  'links-krul': { src: linksKrul, width: 420, height: 420 },
  'links-krul-oker': { src: linksKrulOker, width: 420, height: 420 },
} as const;

export type OrnamentName = keyof typeof ART;

type OrnamentProps = {
  name: OrnamentName;
  className?: string;
  'data-mirrored'?: boolean;
};

/** A tentacle that enters from an edge (requirements D6). At most one in view. */
export const Ornament = ({ name, className, ...rest }: OrnamentProps) => (
  <img
    className={`${css.ornament} ${className ?? ''}`}
    data-screen-only
    {...rest}
    {...ART[name]}
    alt=""
    loading="lazy"
  />
);
