import { emptyBlock } from '@inktvis/content/testing';
import { aHeader } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Header } from './Header.tsx';
import type { HeaderContent } from './MenuItem.tsx';

const { content } = aHeader({ toggleAnnouncement: true, announcement: 'de Nacht van het Spannende Boek.' });
const render = (change: Partial<HeaderContent> | null) =>
  renderToStaticMarkup(
    <Header hasSearch brand="Inktvis" content={change && { ...content, ...change }} currentPath="/" />,
  );

it.each([
  [{}, true],
  [{ toggleAnnouncement: false }, false],
  [{ announcement: '' }, false],
])('with %j an announcement shows: %s', (change, shows) => {
  expect(render(change).includes('aria-label="Aankondiging"')).toBe(shows);
});

it('keeps logo and search when its content could not be fetched', () => {
  const html = render(null);
  expect(html).toContain('href="/"');
  expect(html).toContain('href="/zoeken"');
  expect(html).not.toContain('<dialog');
});

it('the menu of a phone has every link of a dropdown, and its own only where none leads there', () => {
  const to = (href: string) => ({ href, external: false, newWindow: false });
  const menu = (label: string, href: string) => {
    const panel = { ...emptyBlock('link_with_dropdown'), label: 'Info', link: to('/info') };
    const links = [{ ...emptyBlock('link'), label, link: to(href) }];
    const html = render({ navLinks: [{ ...panel, links }] });
    return html.slice(html.indexOf('</summary>'), html.indexOf('</details>')).match(/[^<>]+(?=<\/a>)/g);
  };
  expect(menu('Openingsuren', '/info')).toEqual(['Openingsuren']);
  expect(menu('Route', '/route')).toEqual(['Info', 'Route']);
});
