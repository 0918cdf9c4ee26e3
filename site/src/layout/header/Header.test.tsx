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

it('shows an announcement only when it is switched on and written', () => {
  expect(render({})).toContain('aria-label="Aankondiging"');
  expect(render({ toggleAnnouncement: false })).not.toContain('aria-label="Aankondiging"');
  expect(render({ announcement: '' })).not.toContain('aria-label="Aankondiging"');
});

it('keeps logo and search when its content could not be fetched', () => {
  const html = render(null);
  expect(html).toContain('href="/"');
  expect(html).toContain('href="/zoeken"');
  expect(html).not.toContain('<dialog');
});
