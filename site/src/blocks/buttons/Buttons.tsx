import type { Block } from '@inktvis/content';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Icon } from '../../ui/images/Icon.tsx';

type ButtonsProps = {
  readonly buttons: readonly Block<'button'>[];
  readonly tone?: 'paper' | 'vermilion';
};

export const Buttons = ({ buttons, tone = 'paper' }: ButtonsProps) =>
  buttons.length > 0 && (
    <p className="cluster gap-3">
      {buttons.map(({ id, label, link }, index) => {
        const variant = tone === 'vermilion' ? 'light' : index === 0 ? 'primary' : 'line';
        return (
          link && (
            <ButtonLink key={id} {...link} variant={variant}>
              {label}
              {link.external && <Icon name="external" />}
            </ButtonLink>
          )
        );
      })}
    </p>
  );
