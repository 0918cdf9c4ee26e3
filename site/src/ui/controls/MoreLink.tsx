import { Icon } from '../images/Icon.tsx';
import { HintedLink, type HintedLinkProps } from './LinkHint.tsx';
import css from './MoreLink.module.css';

export const MoreLink = ({ className, children, ...link }: HintedLinkProps) => (
  <HintedLink data-screen-only {...link} className={`${css.more} ${className ?? ''}`}>
    <span>{children}</span>
    <Icon name={link.external ? 'external' : 'arrow-right'} />
  </HintedLink>
);
