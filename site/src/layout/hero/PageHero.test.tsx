import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { breadcrumbTrail } from './breadcrumbs.ts';
import { heroSide } from './HeroPicture.tsx';
import { PageHero } from './PageHero.tsx';

it('leads back along the trail and leaves the page itself unlinked', () => {
  const html = renderToStaticMarkup(
    <PageHero title="Waterding" trail={breadcrumbTrail('/activiteiten/x', 'Waterding')} />,
  );
  expect(html).toContain('<a href="/programma">Programma</a>');
  expect(html).toContain('<li aria-current="page">Waterding</li>');
  expect(html).toContain('data-scale="normal">Waterding</h1>');
});

it('shows a title of five hundred characters whole, in a smaller size', () => {
  const title = 'lang '.repeat(100).trim();
  const html = renderToStaticMarkup(<PageHero title={title} trail={[]} />);
  expect(html).toContain(`data-scale="endless">${title}</h1>`);
});

it('fetches the picture beside the title first', () => {
  const picture = {
    path: '1001/1600x1066/a/b.webp',
    width: 1600,
    height: 1066,
    focus: null,
    alt: 'Een vogel',
    title: '',
    copyright: '',
  };
  const html = renderToStaticMarkup(<PageHero title="x" trail={[]} side={heroSide(picture)} />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('alt="Een vogel"');
});
