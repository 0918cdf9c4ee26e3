import type { PageTypeName } from '@inktvis/content';
import { messages } from '@inktvis/messages';
import { breadcrumbTrail } from '../../layout/breadcrumbs.ts';
import { Logo } from '../../layout/Logo.tsx';
import { heroArm, PageHero } from '../../layout/PageHero.tsx';
import type { Frame, ViewProps } from '../view.ts';
import type { ProgrammeData } from './load.ts';
import { ProgrammeList } from './ProgrammeList.tsx';
import { Paper } from './print/ProgrammePrint.tsx';

type ProgrammePageProps = {
  readonly title: string;
  readonly intro: string;
  readonly emptyText: string;
  readonly arm: 'laag-boek' | 'laag-inkt';
  readonly data: ProgrammeData;
  readonly frame: Frame;
};

function ProgrammePage({ title, intro, emptyText, arm, data, frame }: ProgrammePageProps) {
  const { url, brand } = frame;
  const { results } = data;
  if (results.layout === 'paper') {
    const logo = <Logo brand={brand} mode="repeat" size="footer" />;
    return <Paper model={results.model} logo={logo} emptyText={emptyText} />;
  }
  return (
    <>
      <PageHero
        title={title}
        intro={results.layout === 'timetable' ? messages.programme.timetable_intro : intro}
        trail={breadcrumbTrail(url.pathname, title)}
        side={heroArm(brand, arm, 'under')}
      />
      <ProgrammeList data={data} url={url} emptyText={emptyText} />
    </>
  );
}

type Props<T extends PageTypeName> = ViewProps<T, ProgrammeData>;

/** The whole programme. */
export const ProgrammeView = ({ content, data, frame }: Props<'default_date_overview'>) => (
  <ProgrammePage {...content} arm="laag-boek" data={data} frame={frame} />
);

/** The programme of one day. */
export const DayView = ({ content, data, frame }: Props<'date_overview'>) => (
  <ProgrammePage {...content} emptyText="" arm="laag-inkt" data={data} frame={frame} />
);
