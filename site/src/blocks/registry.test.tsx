import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Embed } from './embed/Embed.island.tsx';
import type { Place, RenderedName, Shown } from './entry.ts';
import { Form } from './form/Form.island.tsx';
import { type BlockProblem, gatherBody } from './gather.ts';
import { Carousel } from './image-carousel/Carousel.island.tsx';
import { Newsletter } from './newsletter-form/Newsletter.island.tsx';
import { NewsletterLayout } from './newsletter-form/NewsletterLayout.tsx';
import { aContext } from './testing/content.ts';
import { samples } from './testing/samples.ts';
import { Video } from './video/Video.island.tsx';

const place: Place = {
  surface: 'white',
  floats: false,
  headingAbove: 1,
  sectionIds: [],
  dropCap: false,
  ornaments: true,
};

function markup(shown: Shown): string {
  switch (shown.kind) {
    case 'static':
      return renderToStaticMarkup(shown.element);
    case 'carousel':
      return renderToStaticMarkup(<Carousel {...shown.props}>{shown.content}</Carousel>);
    case 'video':
      return renderToStaticMarkup(<Video {...shown.props}>{shown.content}</Video>);
    case 'embed':
      return renderToStaticMarkup(<Embed {...shown.props} />);
    case 'form':
      return renderToStaticMarkup(<Form {...shown.props} />);
    case 'newsletter':
      return renderToStaticMarkup(
        <NewsletterLayout {...shown.props}>
          <Newsletter id="nieuwsbrief" />
        </NewsletterLayout>,
      );
  }
}

const names = Object.keys(samples) as RenderedName[];
const table = names.flatMap((name) =>
  Object.entries(samples[name]).map(([variant, block]) => ({ name, variant, block })),
);

describe('every block', () => {
  it.each(table)('$name, $variant, renders on the server', async ({ block }) => {
    const problems: BlockProblem[] = [];
    const [part] = await gatherBody([block], {
      context: aContext(),
      preview: false,
      report: (problem) => problems.push(problem),
    });
    expect(problems).toEqual([]);
    if (part?.kind !== 'block') throw new Error('shows nothing');
    const shown = part.show(place);
    const html = markup(shown);
    expect(html.length).toBeGreaterThan(30);
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=|<script|undefined|\[object|NaN/);
    if (shown.kind !== 'static') expect(JSON.parse(JSON.stringify(shown.props))).toEqual(shown.props);
    const island = { image_carousel: 'carousel', video: 'video', form: 'form' }[block.type as string];
    if (island) expect(shown.kind).toBe(island);
  });

  it('that moves or reacts is declared where Astro sees it', () => {
    const item = readFileSync(new URL('Item.astro', import.meta.url), 'utf8');
    for (const island of ['Carousel', 'Video', 'Embed', 'Form'])
      expect(item).toContain(`<${island} client:visible`);
    expect(item.match(/client:/g)).toHaveLength(4);
  });
});
