import type { Block } from '@inktvis/content';

/** The button of a grid as the way on beside its title. */
export const moreOf = (button: Block<'button'> | null) =>
  button?.link ? { label: button.label, href: button.link.href } : undefined;
