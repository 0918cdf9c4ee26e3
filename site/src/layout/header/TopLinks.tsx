import type { Content } from '@inktvis/content';
import { HintedLink } from '../../ui/controls/LinkHint.tsx';
import { currentMark } from '../sections.ts';

export type HeaderContent = Content<'header'>;

type TopLinksProps = { links: HeaderContent['topNavLinks']; currentPath: string };

/** The items of the small menu; one without a link is left out. */
export const TopLinks = ({ links, currentPath }: TopLinksProps) =>
  links.map(({ id, label, link }) =>
    link ? (
      <li key={id}>
        <HintedLink {...link} aria-current={currentMark(link.href, currentPath)}>
          {label}
        </HintedLink>
      </li>
    ) : null,
  );
