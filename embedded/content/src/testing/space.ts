import { type Folder, uuidOf } from './fixture.ts';

const HOME = 2001;
const CONTACT = 2003;
/** 60 themes, so that relations go over the limit of 50. */
const THEMES = Array.from({ length: 60 }, (_, index) => 3001 + index);

/** A small space that holds every case of the service. */
export async function fillSpace(folder: Folder): Promise<void> {
  await folder.write('space.json', { id: 1001, name: 'Proefruimte', domain: 'https://proef.example/' });
  await folder.story({
    id: HOME,
    full_slug: 'home',
    name: 'Home',
    content: {
      component: 'home',
      title: 'Welkom',
      start_date: '2024-10-26 00:00',
      buttons: [
        {
          _uid: 'b1',
          component: 'button',
          label: 'Contact',
          link: { linktype: 'story', id: uuidOf(CONTACT), url: '', cached_url: 'oud-adres' },
        },
      ],
      body: [
        {
          _uid: 'g1',
          component: 'article_grid',
          title: 'Lees',
          articles: [uuidOf(4001), uuidOf(9999), uuidOf(4003)],
        },
        {
          _uid: 'r1',
          component: 'rich_text',
          text: {
            type: 'doc',
            content: [
              {
                type: 'blok',
                attrs: { body: [{ _uid: 'q1', component: 'quote', text: 'Dichter bij de mens' }] },
              },
            ],
          },
        },
      ],
    },
  });
  await folder.story({
    id: CONTACT,
    full_slug: 'contact',
    content: { component: 'contact', title: 'Contact' },
  });
  await folder.story({
    id: 4001,
    full_slug: 'belevingen/lezen-bij-nacht',
    content: {
      component: 'experience',
      title: 'Lezen bij nacht',
      age: '12',
      drop_in: true,
      theme: [uuidOf(3001), uuidOf(3002)],
      location: uuidOf(5001),
    },
  });
  await folder.story({
    id: 4002,
    full_slug: 'belevingen/Atelier',
    content: { component: 'experience', title: 'Atelier', age: '8', drop_in: false, theme: [], location: '' },
  });
  await folder.story(
    {
      id: 4003,
      full_slug: 'belevingen/geheim',
      published_at: null,
      content: { component: 'experience', title: 'Geheim' },
    },
    'drafts',
  );
  await folder.story({
    id: 5001,
    full_slug: 'locaties/hal-1',
    content: { component: 'location', title: 'Hal 1' },
  });
  await folder.story({
    id: 6001,
    full_slug: 'programma/nacht',
    content: {
      component: 'program',
      start_date: '2024-10-26 20:00',
      end_date: '2024-10-26 22:00',
      experience: uuidOf(4001),
      theme: THEMES.map(uuidOf),
    },
  });
  await folder.story({
    id: 6002,
    full_slug: 'programma/atelier',
    content: {
      component: 'program',
      start_date: '2024-10-27 10:00',
      experience: uuidOf(4002),
      theme: [uuidOf(3002)],
    },
  });
  for (const id of THEMES) {
    await folder.story({
      id,
      full_slug: `themas/thema-${id}`,
      content: { component: 'theme', title: `Thema ${id}` },
    });
  }
}

/** What the draft of the contact page says; it must never reach the public token. */
export const DRAFT_TITLE = 'Nog niet voor publiek';

/** The small space, with a newer draft of its contact page. */
export async function fillDrafted(folder: Folder): Promise<void> {
  await fillSpace(folder);
  const content = { component: 'contact', title: DRAFT_TITLE };
  await folder.story({ id: CONTACT, full_slug: 'contact', content }, 'drafts');
}
