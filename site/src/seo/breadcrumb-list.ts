import type { StructuredData } from './json-ld.ts';
import { absolute, type Site } from './site.ts';

type Step = { readonly title: string; readonly href?: string };

/** The breadcrumbs of a page, the same as it shows; none for a page without. The last step is the page itself. */
export const breadcrumbList = (trail: readonly Step[], site: Site): readonly StructuredData[] =>
  trail.length === 0
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(({ title, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            item: href && absolute(href, site),
          })),
        },
      ];
