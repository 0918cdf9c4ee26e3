import type { Picture } from '@inktvis/content';
import { CutCorner } from '../../ui/CutCorner.tsx';
import { NoPicture } from '../../ui/NoPicture.tsx';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import styles from './Poster.module.css';

type PosterProps = { readonly picture: Picture | null; readonly provider: string };

/** What stands behind the play button: the editor's picture, or a flat block of paper. */
export const Poster = ({ picture, provider }: PosterProps) => (
  <CutCorner size="xl">
    {picture ? (
      <ResponsiveImage picture={picture} sizes="(min-width: 904px) 840px, 100vw" ratio={3 / 2} />
    ) : (
      <NoPicture words={['Video', `op ${provider}`]} className={styles.flat} />
    )}
  </CutCorner>
);
