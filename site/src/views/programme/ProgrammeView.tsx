import { breadcrumbTrail } from '../../shell/breadcrumbs.ts';
import { PageHero } from '../../shell/PageHero.tsx';
import { heroArm } from '../hero-side.ts';
import type { ViewProps } from '../view.ts';
import type { ProgrammeData } from './load.ts';
import { ProgrammeList } from './ProgrammeList.tsx';

/** The whole programme. */
export const ProgrammeView = ({
  content,
  data,
  frame,
}: ViewProps<'default_date_overview', ProgrammeData>) => (
  <>
    <PageHero
      title={content.title}
      intro={content.intro}
      trail={breadcrumbTrail(frame.url.pathname, content.title)}
      side={heroArm(frame.brand, 'laag-boek', 'under')}
    />
    <ProgrammeList data={data} url={frame.url} emptyText={content.emptyText} />
  </>
);

/** The programme of one day. */
export const DayView = ({ content, data, frame }: ViewProps<'date_overview', ProgrammeData>) => (
  <>
    <PageHero
      title={content.title}
      intro={content.intro}
      trail={breadcrumbTrail(frame.url.pathname, content.title)}
      side={heroArm(frame.brand, 'laag-inkt', 'under')}
    />
    <ProgrammeList data={data} url={frame.url} emptyText="" />
  </>
);
