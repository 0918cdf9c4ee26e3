import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Header } from './Header.tsx';
import type { HeaderContent } from './MenuItem.tsx';

const content: HeaderContent = {
  toggleAnnouncement: true,
  announcementLead: 'Nieuw:',
  announcement: 'de Nacht van het Spannende Boek.',
  announcementLink: null,
  announcementShort: '',
  announcementWarns: false,
  afterLink: null,
  announcementVan: null,
  announcementTot: null,
  topNavLinks: [],
  navLinks: [],
  ticketsLink: null,
};
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
  const node = { id: '', editable: undefined };
  const menu = (label: string, href: string) => {
    const links = [{ ...node, type: 'link' as const, label, link: to(href), icon: null }];
    const panel = { label: 'Info', link: to('/info'), links, introTitle: '', introText: '', buttons: [] };
    const html = render({ navLinks: [{ ...node, ...panel, type: 'link_with_dropdown' }] });
    return html.slice(html.indexOf('</summary>'), html.indexOf('</details>')).match(/[^<>]+(?=<\/a>)/g);
  };
  expect(menu('Openingsuren', '/info')).toEqual(['Openingsuren']);
  expect(menu('Route', '/route')).toEqual(['Info', 'Route']);
});
