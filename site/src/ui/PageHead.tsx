import { useEffect, useState } from 'react';

/** What the head of a page says of the list that the page shows. */
export type PageHeadProps = {
  readonly title: string;
  readonly canonical: string;
  /** Null: search engines may index the page. */
  readonly robots: string | null;
};

const find = (selector: string) => document.head.querySelector(selector);

const headOfPage = (): PageHeadProps => ({
  title: document.title,
  canonical: find('link[rel=canonical]')?.getAttribute('href') ?? '',
  robots: find('meta[name=robots]')?.getAttribute('content') ?? null,
});

/** Keeps the head of the page in step with the list that an island shows; null: the list that came with the page. */
export function PageHead({ head }: { readonly head: PageHeadProps | null }) {
  const [initial, setInitial] = useState<PageHeadProps | null>(null);
  const shown = head ?? initial;

  useEffect(() => setInitial(headOfPage()), []);
  useEffect(() => {
    if (!shown) return;
    document.title = shown.title;
    find('link[rel=canonical]')?.setAttribute('href', shown.canonical);
    find('meta[name=robots]:not([data-island])')?.setAttribute('content', shown.robots ?? 'all');
  }, [shown]);

  // The page of a whole list says nothing of robots: React adds the element, and removes it again.
  return head?.robots && initial?.robots === null ? (
    <meta name="robots" content={head.robots} data-island="" />
  ) : null;
}
