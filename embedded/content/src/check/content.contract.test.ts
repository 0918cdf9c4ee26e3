import { describe } from 'vitest';
import { uuidOf } from '../testing/fixture.ts';
import { itFinds } from './testing/planting.ts';

const image = (filename: string) => ({ fieldtype: 'asset', id: 1, filename, alt: 'Een beeld' });

describe('a defect of the content', () => {
  itFinds([
    [
      'old addresses that lead in a circle, and a line that is no rule',
      'redirects',
      /regel 1: deze doorverwijzingen lopen in een kring\.\n.*regel 2: .*kring\.\n.*regel 3: het oude adres 'oud'/,
      (world) =>
        world.folder.story({
          id: 9002,
          full_slug: 'globaal/doorverwijzingen',
          content: { component: 'redirects', list: '/a /b\n/b /a\noud /home' },
        }),
    ],
    [
      'no page to search',
      'fixed-stories',
      /'zoeken' \(Zoekpagina\) ontbreekt/,
      (world) => world.folder.remove('stories/zoeken.json'),
    ],
    [
      'a home page that is a draft',
      'fixed-stories',
      /'home' \(.*\) is niet gepubliceerd/,
      async (world) => {
        await world.folder.remove('stories/home.json');
        await world.folder.story(
          { id: 2001, full_slug: 'home', path: '/', content: { component: 'home', title: 'Home' } },
          'drafts',
        );
      },
    ],
    [
      'a page of another type',
      'fixed-stories',
      /'live' is een 'page'/,
      (world) =>
        world.folder.story({ id: 2011, full_slug: 'live', content: { component: 'page', title: 'Live' } }),
    ],
    [
      'a block that the site does not have',
      'content-model',
      /Blok 'carrousel_3d' .*pagina-9001/,
      (world) => world.page({ body: [{ _uid: 'b', component: 'carrousel_3d' }] }),
    ],
    [
      'a content type that the site does not have',
      'content-model',
      /Inhoudstype 'sponsor'/,
      (world) => world.page({ component: 'sponsor' }),
    ],
    [
      'a field that the site does not read',
      'content-model',
      /Veld 'ondertitel' van .* \(page\)/,
      (world) => world.page({ ondertitel: 'x' }),
    ],
    [
      'a value of another plugin',
      'plugins',
      /plug-in 'native-color-picker'/,
      (world) => world.page({ page_color: { plugin: 'native-color-picker', color: '#fff' } }),
    ],
    [
      'a reference to nothing',
      'references',
      /nergens heen: 1 verwijzing \(in programma-items\/x\)/,
      (world) =>
        world.folder.story({
          id: 6999,
          full_slug: 'programma-items/x',
          content: {
            component: 'program',
            start_date: '2024-10-27 10:00',
            experience: uuidOf(99),
            location: uuidOf(5001),
          },
        }),
    ],
    [
      'a link to nothing',
      'references',
      /nergens heen: 1 verwijzing/,
      (world) =>
        world.page({
          body: [
            {
              _uid: 'b',
              component: 'rich_text',
              text: {
                type: 'doc',
                content: [
                  {
                    type: 'paragraph',
                    content: [
                      {
                        type: 'text',
                        text: 'hier',
                        marks: [{ type: 'link', attrs: { linktype: 'story', uuid: uuidOf(98), href: '/x' } }],
                      },
                    ],
                  },
                ],
              },
            },
          ],
        }),
    ],
    [
      'a reference of the old space',
      'references',
      /Nog van de oude ruimte: 5 verwijzingen/,
      (world) =>
        world.rewrite('/v2/cdn/links', ({ links }) => ({
          links: Object.fromEntries(Object.entries(links ?? {}).filter(([uuid]) => uuid !== uuidOf(5001))),
        })),
    ],
    [
      'a picture of another space',
      'pictures',
      /andere ruimte/,
      (world) => world.page({ image: image('https://a.storyblok.com/f/2002/4x3/abc/hal.webp') }),
    ],
    [
      'a picture of elsewhere',
      'pictures',
      /komen niet uit de beeldbank/,
      (world) => world.page({ image: image('https://elders.example/hal.webp') }),
    ],
    [
      'an image service that gives none',
      'pictures',
      /geeft geen beeld \(antwoord 403\)/,
      (world) => world.hosts.set('https://a.storyblok.com', () => new Response('neen', { status: 403 })),
    ],
    [
      'a list that is empty',
      'lists',
      /'uitgevers' ontbreekt of is leeg/,
      (world) => world.folder.write('datasources/uitgevers.json', []),
    ],
    [
      'a choice that is not in the list',
      'lists',
      /staat niet: 'inktpot' \(activiteiten\/lezen\)/,
      (world) => world.folder.write('datasources/uitgevers.json', [{ name: 'Vel', value: 'vel' }]),
    ],
    [
      'hours in another zone',
      'timezone',
      /bewaart uren in UTC/,
      (world) => (world.env.CONTENT_TIMEZONE = 'Europe/Brussels'),
    ],
    [
      'a programme in the night',
      'timezone',
      /5 van 5 programma-items beginnen 's nachts/,
      async (world) => {
        for (const hour of [10, 12, 14, 16, 18]) {
          await world.folder.story({
            id: 6000 + hour,
            full_slug: `programma-items/lezen-${hour}`,
            content: {
              component: 'program',
              start_date: '2024-10-27 02:00',
              experience: uuidOf(4001),
              location: uuidOf(5001),
            },
          });
        }
      },
    ],
  ]);
});
