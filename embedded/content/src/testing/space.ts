import { type Folder, type StoryFile, uuidOf } from './fixture.ts';

const CONTACT = 2003;
/** 60 themes, so that relations go over the limit of 50. */
const THEMES = Array.from({ length: 60 }, (_, index) => 3001 + index);

const home = {
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
      articles: [4001, 9999, 4003].map(uuidOf),
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
};
const night = {
  component: 'experience',
  title: 'Lezen bij nacht',
  age: '12',
  drop_in: true,
  theme: [uuidOf(3001), uuidOf(3002)],
  location: uuidOf(5001),
};
const workshop = {
  component: 'experience',
  title: 'Atelier',
  age: '8',
  drop_in: false,
  theme: [],
  location: '',
};
const nightItem = {
  component: 'program',
  start_date: '2024-10-26 20:00',
  end_date: '2024-10-26 22:00',
  experience: uuidOf(4001),
  theme: THEMES.map(uuidOf),
};
const workshopItem = {
  component: 'program',
  start_date: '2024-10-27 10:00',
  experience: uuidOf(4002),
  theme: [uuidOf(3002)],
};

/** A small space that holds every case of the service. */
export async function fillSpace(folder: Folder): Promise<void> {
  await folder.write('space.json', { id: 1001, name: 'Proefruimte', domain: 'https://proef.example/' });
  const story = (id: number, full_slug: string, content: StoryFile['content']) =>
    folder.story({ id, full_slug, content });
  await story(2001, 'home', home);
  await story(CONTACT, 'contact', { component: 'contact', title: 'Contact' });
  await story(4001, 'belevingen/lezen-bij-nacht', night);
  await story(4002, 'belevingen/Atelier', workshop);
  const secret = { component: 'experience', title: 'Geheim' };
  await folder.story(
    { id: 4003, full_slug: 'belevingen/geheim', published_at: null, content: secret },
    'drafts',
  );
  await story(5001, 'locaties/hal-1', { component: 'location', title: 'Hal 1' });
  await story(6001, 'programma/nacht', nightItem);
  await story(6002, 'programma/atelier', workshopItem);
  for (const id of THEMES)
    await story(id, `themas/thema-${id}`, { component: 'theme', title: `Thema ${id}` });
}
