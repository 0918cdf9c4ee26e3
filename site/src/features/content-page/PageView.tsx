import { heroOf, heroPicture, PageHero } from '../../layout/hero/PageHero.tsx';
import type { ViewProps } from '../view.ts';

/** A page of the editors' own. Its blocks are a slot of React: Astro would write the style of islands where HTML does not allow it. */
export const PageView = ({ content, frame, body }: ViewProps<'page'>) => (
  <>
    <PageHero {...heroOf(content, frame.url)} side={heroPicture(content.image)} />
    {body}
  </>
);
