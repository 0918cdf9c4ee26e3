import type { Picture } from '@inktvis/content';
import { Bite } from '../../ui/Bite.tsx';
import { NoPicture } from '../../ui/NoPicture.tsx';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import styles from './Poster.module.css';

type PosterProps = { readonly picture: Picture | null; readonly provider: string };

/** What stands behind the play button: the editor's picture, or a flat block of paper. */
export const Poster = ({ picture, provider }: PosterProps) => (
  <Bite size="xl">
    {picture ? (
      <ResponsiveImage picture={picture} sizes="(min-width: 904px) 840px, 100vw" ratio={3 / 2} />
    ) : (
      <NoPicture words={['Video', `op ${provider}`]} className={styles.flat} />
    )}
  </Bite>
);
