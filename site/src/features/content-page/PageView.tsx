import { breadcrumbTrail } from '../../layout/breadcrumbs.ts';
import { heroSide } from '../../layout/HeroPicture.tsx';
import { PageHero } from '../../layout/PageHero.tsx';
import type { ViewProps } from '../view.ts';

type PageViewProps = Pick<ViewProps<'page'>, 'content' | 'frame' | 'body'>;

/** A page of the editors' own: title, picture, intro and blocks. */
export const PageView = ({ content, frame, body }: PageViewProps) => (
  <>
    <PageHero
      title={content.title}
      intro={content.intro}
      trail={breadcrumbTrail(frame.url.pathname, content.title)}
      side={heroSide(content.image)}
    />
    {body}
  </>
);
