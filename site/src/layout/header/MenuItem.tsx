import type { Content, Link } from '@inktvis/content';
import type { ReactNode } from 'react';
import { HintedLink } from '../../ui/controls/LinkHint.tsx';
import { currentMark } from '../sections.ts';

export type HeaderContent = Content<'header'>;

type MenuItemProps = {
  item: { readonly label: string; readonly link: Link | null };
  /** Path of the page, for the mark under its section; the footer has none. */
  currentPath?: string;
  className?: string;
  children?: ReactNode;
};

export const MenuItem = ({
  item: { label, link },
  currentPath,
  className,
  children = label,
}: MenuItemProps) =>
  link && (
    <li>
      <HintedLink
        className={className}
        {...link}
        aria-current={currentPath === undefined ? undefined : currentMark(link.href, currentPath)}
      >
        {children}
      </HintedLink>
    </li>
  );
