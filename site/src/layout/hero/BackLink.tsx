import { fill } from '@inktvis/messages/fill';
import { ui } from '@inktvis/messages/ui';
import { Icon } from '../../ui/images/Icon.tsx';

/** Back to the list. `browser/back-link.ts` points it at the list the visitor came from. */
export const BackLink = ({ href, title }: { href: string; title?: string }) => (
  <a className="target gap-2 plain" data-screen-only href={href} data-back-link={ui.back_to}>
    <Icon name="arrow-left" />
    <span>{title ? fill(ui.back_to, { title }) : ui.back_default}</span>
  </a>
);
