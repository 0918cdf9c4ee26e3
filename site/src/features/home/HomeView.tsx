import { hasMascot } from '@inktvis/foundation/brand';
import type { ViewProps } from '../view.ts';
import { FestivalHeader } from './FestivalHeader.tsx';
import type { HomeData } from './load.ts';
import { Sheet, SheetCard } from './Sheet.tsx';
import { ThemeBand } from './ThemeBand.tsx';

type HomeViewProps = ViewProps<'home', HomeData>;

/** What is left when the festival is over. */
const AfterSheet = ({ content, data }: Pick<HomeViewProps, 'content' | 'data'>) => {
  const { nextTitle, nextNote, nextButton } = content;
  const button = nextButton?.link ? { label: nextButton.label, href: nextButton.link.href } : null;
  return nextTitle === '' || data.nextSteps.length === 0 ? null : (
    <Sheet title={nextTitle} note={nextNote} button={button} isSpaced>
      {data.nextSteps.map(({ id, ...step }) => (
        <SheetCard key={id} {...step} isDate />
      ))}
    </Sheet>
  );
};

/** The front page: the dates, what is on or left, and what the editors put below. `island` is the sheet of now. */
export const HomeView = ({ content, data, frame, body, island }: HomeViewProps) => (
  <>
    <FestivalHeader content={content} data={data} mascot={hasMascot(frame.brand)} />
    {island}
    {data.phase === 'after' && <AfterSheet content={content} data={data} />}
    {data.phase === 'before' && <ThemeBand themes={data.themes} />}
    {body}
  </>
);
