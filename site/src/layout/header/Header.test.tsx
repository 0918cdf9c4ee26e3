import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Header } from './Header.tsx';
import type { HeaderContent } from './TopLinks.tsx';

const to = (href: string) => ({ href, external: href.startsWith('http'), newWindow: false });
const node = (id: string) => ({ id, editable: undefined });
const link = (id: string, label: string, href: string) =>
  ({ ...node(id), type: 'link', label, link: to(href), icon: null }) as const;

const content: HeaderContent = {
  toggleAnnouncement: true,
  announcementLead: 'Nieuw:',
  announcement: 'de Nacht van het Spannende Boek.',
  announcementLink: link('a', 'Reserveer', '/activiteiten/nacht'),
  announcementShort: '',
  announcementWarns: false,
  afterLink: null,
  announcementVan: null,
  announcementTot: null,
  topNavLinks: [link('t', 'Pers', '/pers')],
  navLinks: [
    {
      ...node('d'),
      type: 'link_with_dropdown',
      label: 'Programma',
      link: to('/programma'),
      introTitle: 'Negen dagen',
      introText: '',
      links: [{ ...link('k', 'Kids', '/programma?thema=kids'), icon: 'kids' }],
      buttons: [
        {
          ...node('o'),
          type: 'link_with_date',
          label: 'Openingsdag',
          date: '2024-10-26',
          link: to('/programma/a'),
        },
      ],
    },
    link('n', 'Nieuws', '/nieuws'),
  ],
  ticketsLink: { ...node('b'), type: 'button', label: 'Tickets', link: to('https://tickets.example') },
};
const render = (change: Partial<HeaderContent> | null = {}, currentPath = '/', brand = 'Inktvis') =>
  renderToStaticMarkup(
    <Header
      hasSearch
      brand={brand}
      content={change && { ...content, ...change }}
      currentPath={currentPath}
    />,
  );

describe('the header', () => {
  it('puts each panel directly after the button that opens it', () => {
    expect(render()).toMatch(
      /popoverTarget="_paneel-1"[^>]*>Programma.*?<\/button><div[^>]*id="_paneel-1" popover="auto"/i,
    );
  });

  it('shows the date of a button as a number', () => {
    expect(render()).toContain('>26.10</span>');
  });

  it('marks the section the page stands in', () => {
    expect(render({}, '/nieuws')).toContain('href="/nieuws" aria-current="page"');
    expect(render({}, '/activiteiten/waterding')).toMatch(/<button[^>]*aria-current="true"/);
  });

  it('opens and closes the menu without script', () => {
    const html = render();
    expect(html).toContain('command="show-modal" commandfor="_menu"');
    expect(html).toContain('command="close" commandfor="_menu"');
  });

  it('says that tickets are sold on another site', () => {
    expect(render()).toContain('Tickets<span class="visually-hidden"> (opent een andere site)</span>');
  });

  it('shows an announcement only when it is switched on and written', () => {
    expect(render()).toContain('aria-label="Aankondiging"');
    expect(render({ toggleAnnouncement: false })).not.toContain('aria-label="Aankondiging"');
    expect(render({ announcement: '' })).not.toContain('aria-label="Aankondiging"');
  });

  it('keeps logo and search when its content could not be fetched', () => {
    const html = render(null);
    expect(html).toContain('href="/zoeken"');
    expect(html).not.toContain('<dialog');
  });

  it('writes the name of a brand without a drawing', () => {
    expect(render({}, '/', 'Boekfeest')).toContain('aria-hidden="true">Boekfeest</span>');
    expect(render({}, '/', 'Boekfeest')).not.toContain('viewBox="0 0 797 176"');
  });
});
