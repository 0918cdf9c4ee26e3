import { capital } from '@inktvis/messages/fill';
import { ui } from '@inktvis/messages/ui';
import type { Step } from '../../seo/site.ts';
import { sectionOf } from '../sections.ts';

export type Crumb = Step & { readonly lang?: string };

/** Dashes become spaces, each word gets a capital (requirements 2.2). */
const titleOf = (segment: string): string => segment.split('-').filter(Boolean).map(capital).join(' ');

/** The trail above a page (requirements 2.2), empty on the home page; `pageTitle` names a page below an overview. */
export function breadcrumbTrail(path: string, pageTitle: string): readonly Crumb[] {
  const section = sectionOf(path);
  if (!section) return [];
  const home: Crumb = { title: ui.breadcrumb_home, href: '/' };
  const isOverview = path.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).length === 1;
  if (isOverview) return [home, { title: titleOf(section) }];
  return [home, { title: titleOf(section), href: `/${encodeURIComponent(section)}` }, { title: pageTitle }];
}
