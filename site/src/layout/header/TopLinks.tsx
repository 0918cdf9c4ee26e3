import { ContentLink } from '../ContentLink.tsx';
import { currentMark } from '../sections.ts';
import type { HeaderContent } from './Header.tsx';

type TopLinksProps = { links: HeaderContent['topNavLinks']; currentPath: string };

/** The items of the small menu; one without a link is left out. */
export const TopLinks = ({ links, currentPath }: TopLinksProps) =>
  links.map(({ id, label, link }) =>
    link ? (
      <li key={id}>
        <ContentLink link={link} current={currentMark(link.href, currentPath)}>
          {label}
        </ContentLink>
      </li>
    ) : null,
  );
