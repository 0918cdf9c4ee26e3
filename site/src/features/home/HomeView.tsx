import { hasMascot } from '@inktvis/foundation/brand';
import { home } from '@inktvis/messages/site';
import { facetHref } from '@inktvis/programme/filters/address';
import { Genre } from '../../ui/images/Icon.tsx';
import type { ViewProps } from '../view.ts';
import { FestivalHeader } from './FestivalHeader.tsx';
import type { HomeData } from './load.ts';
import { Sheet, SheetCard } from './Sheet.tsx';
import band from './ThemeBand.module.css';

type HomeViewProps = ViewProps<'home', HomeData>;

const AfterSheet = ({ content, data }: Pick<HomeViewProps, 'content' | 'data'>) => {
  const { nextTitle, nextNote, nextButton } = content;
  const button = nextButton?.link ? { label: nextButton.label, href: nextButton.link.href } : null;
  return nextTitle === '' || data.nextSteps.length === 0 ? null : (
    <div className={band.spaced}>
      <Sheet title={nextTitle} note={nextNote} button={button}>
        {data.nextSteps.map(({ id, ...step }) => (
          <SheetCard key={id} {...step} isDate />
        ))}
      </Sheet>
    </div>
  );
};

const ThemeBand = ({ themes }: Pick<HomeData, 'themes'>) =>
  themes.length === 0 ? null : (
    <nav aria-label={home.themes} data-surface="ink">
      <div className="wrap">
        <ul className={band.themes}>
          {themes.map(({ slug, content: { title, icon } }) => (
            <li className={band.theme} key={slug}>
              <a className={`${band.link} stack gap-2 bold`} href={facetHref('theme', slug)}>
                {icon && <Genre name={icon} className={band.genre} />}
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );

export const HomeView = ({ content, data, frame, body, island }: HomeViewProps) => (
  <>
    <FestivalHeader content={content} data={data} mascot={hasMascot(frame.brand)} />
    {island}
    {data.phase === 'after' && <AfterSheet content={content} data={data} />}
    {data.phase === 'before' && <ThemeBand themes={data.themes} />}
    {body}
  </>
);
