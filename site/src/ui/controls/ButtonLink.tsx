import { type ButtonSize, type ButtonVariant, buttonStyle } from './Button.tsx';
import { HintedLink, type HintedLinkProps } from './LinkHint.tsx';

type ButtonLinkProps = HintedLinkProps & { variant?: ButtonVariant; size?: ButtonSize };

export const ButtonLink = ({ variant = 'primary', size = 'normal', className, ...link }: ButtonLinkProps) => (
  <HintedLink data-screen-only {...link} {...buttonStyle(variant, size, className)} />
);
