import { createElement, type ReactNode } from 'react';
import { siteOf } from '../content/content-of.ts';
import type { MailContent } from '../content/mail-content.ts';
import type { MailSite } from '../types.ts';
import { STYLE } from './styles.ts';

/** Only the demo brand has the drawing. */
const DRAWN = 'Inktvis';

/** Pictures of `site/public/mail`, each on its own ground: on a dark one the ink would disappear. */
const FILE = { white: 'logo-wit.png', paper: 'logo-papier.png', ochre: 'logo-oker.png' } as const;

/** The drawing of the brand or, for any other brand, its name. */
export function logo(surface: MailContent['surface'], site: MailSite): ReactNode {
  if (site.brand !== DRAWN) return createElement('p', { style: STYLE.name }, site.brand);
  const src = `${siteOf(site)}/mail/${FILE[surface]}`;
  // Otherwise React writes a link in the head that asks for the picture early.
  const late = { fetchPriority: 'low' } as const;
  return createElement('img', { src, alt: DRAWN, width: 150, height: 33, style: STYLE.logo, ...late });
}
