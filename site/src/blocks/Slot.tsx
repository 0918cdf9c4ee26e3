import type { ReactNode } from 'react';

/** Lets Astro render an element that was already made: Astro itself only renders components by name. */
export const Slot = ({ node }: { readonly node: ReactNode }) => node;
