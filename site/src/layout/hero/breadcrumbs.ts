import { capital } from '@inktvis/messages/fill';
import { ui } from '@inktvis/messages/ui';
import { EXPERIENCE_DETAIL, firstSegment, sectionOf } from '../sections.ts';

/** One step of the trail; `href` is missing on the page itself. */
export type Crumb = {
  readonly title: string;
  readonly href?: string;
  /** Language of the title, when it is not Dutch. */
  readonly lang?: string;
};

/** Dashes become spaces, each word gets a capital (requirements 2.2). */
const titleOf = (segment: string): string => segment.split('-').filter(Boolean).map(capital).join(' ');

/**
 * The breadcrumb of a path (requirements 2.2): the first segment as title and slug. For an experience it is the title
 * of the page with the overview of experiences as its slug. Null on the home page.
 */
export function breadcrumb(path: string, detailTitle: string): { title: string; slug: string } | null {
  const segment = firstSegment(path);
  if (!segment) return null;
  return { title: segment === EXPERIENCE_DETAIL ? detailTitle : titleOf(segment), slug: sectionOf(path) };
}

/**
 * The trail above a page: Home, the overview the page belongs to, the page itself. `pageTitle` names a page below an
 * overview. Empty on the home page.
 */
export function breadcrumbTrail(path: string, pageTitle: string): readonly Crumb[] {
  const crumb = breadcrumb(path, pageTitle);
  if (!crumb) return [];
  const home: Crumb = { title: ui.breadcrumb_home, href: '/' };
  const isDetail = path.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).length !== 1;
  if (!isDetail) return [home, { title: crumb.title }];
  return [
    home,
    { title: titleOf(crumb.slug), href: `/${encodeURIComponent(crumb.slug)}` },
    { title: pageTitle },
  ];
}
