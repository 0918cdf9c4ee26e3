import { heroOf, heroSide, PageHero } from '../../layout/hero/PageHero.tsx';
import type { ViewProps } from '../view.ts';

type PageViewProps = Pick<ViewProps<'page'>, 'content' | 'frame' | 'body'>;

/**
 * A page of the editors' own: title, picture, intro and blocks. The blocks come as a slot of React: where Astro writes them
 * itself, the style of islands is not the first of its parent, which HTML asks for.
 */
export const PageView = ({ content, frame, body }: PageViewProps) => (
  <>
    <PageHero {...heroOf(content, frame.url)} side={heroSide(content.image)} />
    {body}
  </>
);
