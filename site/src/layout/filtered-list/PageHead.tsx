import { useEffect, useState } from 'react';
import { setHook } from '../../ui/hooks.ts';

/** What the page outside an island says about the list that the island shows. */
export type PageHeadProps = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Null: search engines may index the page. */
  readonly robots: string | null;
  /** What a link back to this list says; absent for a list that has no pages. */
  readonly listTitle?: string;
  readonly colour: string;
};

const set = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);

function updatePage({ title, description, canonical, listTitle, colour }: PageHeadProps): void {
  document.title = title;
  set('meta[name=description]', 'content', description);
  set('link[rel=canonical]', 'href', canonical);
  const { body } = document;
  // Colours are inherited: setting even the same one makes the browser restyle every element.
  if (body.dataset.page !== colour) body.dataset.page = colour;
  const main = document.querySelector('main');
  if (main && listTitle) setHook(main, 'listTitle', listTitle);
}

/** Updates the page outside an island with the list that the island shows; null: the list that came with the page. */
export function PageHead({ head }: { readonly head: PageHeadProps | null }) {
  const [hasRobots] = useState(
    () => typeof document !== 'undefined' && document.head.querySelector('meta[name=robots]') !== null,
  );
  useEffect(() => {
    if (!head) return;
    updatePage(head);
    if (hasRobots) set('meta[name=robots]', 'content', head.robots ?? 'all');
  }, [head, hasRobots]);
  // React adds the tag to a page that came without, and removes it again.
  return head?.robots && !hasRobots ? <meta name="robots" content={head.robots} /> : null;
}
