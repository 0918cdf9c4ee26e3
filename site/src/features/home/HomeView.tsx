import { hasMascot } from '@inktvis/foundation/brand';
import type { ViewProps } from '../view.ts';
import { FestivalHeader } from './FestivalHeader.tsx';
import type { ThemeLink } from './load.ts';
import { ThemeBand } from './ThemeBand.tsx';

type HomeViewProps = ViewProps<'home', readonly ThemeLink[]>;

/** The front page: the dates, the genres, and what the editors put below. */
export const HomeView = ({ content, data, frame, body }: HomeViewProps) => (
  <>
    <FestivalHeader content={content} mascot={hasMascot(frame.brand)} />
    <ThemeBand themes={data} />
    {body}
  </>
);
