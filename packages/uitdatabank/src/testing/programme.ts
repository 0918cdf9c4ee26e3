import { makeTestFolder } from '@inktvis/content/testing/folder';
import { run } from '../run.ts';
import { startEntryService } from './entry-service.ts';

/** A programme of two experiences in a folder, and a stand-in of the service: what is written, run and read back. */
export async function openProgramme() {
  const folder = makeTestFolder();
  const service = await startEntryService();
  const lines: string[] = [];
  const waits: number[] = [];

  const brug = (rest: object = {}) =>
    folder.story(10, 'activiteiten/brug', {
      component: 'experience',
      title: 'Poëzie op de brug',
      intro: 'Een brug van karton.',
      type: 'uuid-2',
      theme: ['uuid-3'],
      location: 'uuid-4',
      age: '12+',
      access: ['gebarentaal'],
      ...rest,
    });
  const signing = (rest: object = {}) =>
    folder.story(20, 'activiteiten/krabbel', {
      component: 'experience',
      title: 'Eerste druk, eerste krabbel',
      type: 'uuid-2',
      ...rest,
    });
  /** Moments 11 and 12 are of the first experience, 21 of the other; times are UTC. */
  const moment = (id: number, rest: object = {}) =>
    folder.story(id, `programma-items/p${id}`, {
      component: 'program',
      experience: id < 20 ? 'uuid-10' : 'uuid-20',
      start_date: id === 11 ? '2024-10-26 08:15' : '2024-10-27 13:00',
      end_date: id === 11 ? '2024-10-26 09:00' : '2024-10-27 13:45',
      ...rest,
    });
  folder.story(1, 'programma/zaterdag', {
    component: 'date_overview',
    title: 'Zaterdag',
    date: '2024-10-26',
  });
  folder.story(5, 'programma/zondag', { component: 'date_overview', title: 'Zondag', date: '2024-10-27' });
  folder.story(2, 'types/lezing', { component: 'type', title: 'Lezing' });
  folder.story(3, 'themas/strips', { component: 'theme', title: 'Strips', icon: 'strips' });
  folder.story(4, 'locaties/leiepodium', {
    component: 'location',
    title: 'Leiepodium',
    hall: 'Hal 3',
    capacity: '180',
    access: ['rolstoel'],
  });
  brug();
  signing();
  for (const id of [11, 12, 21]) moment(id);

  const mapping = {
    base: 'https://inktvis.example',
    product: 'inktvis',
    label: 'inktvis-festival',
    place: `${service.connection.hosts.entry}/places/xpo`,
    organizer: undefined,
    types: {},
  };
  /** Runs the command: its exit code; `lines` are those of the last one. */
  async function uit(isWriting: boolean, settings: object = {}): Promise<number> {
    lines.length = 0;
    service.requests.length = 0;
    return run(
      {
        folder: folder.dir,
        environment: 'test',
        addresses: { siteUrl: undefined, ticketShop: undefined },
        now: new Date('2024-10-20T08:00:00Z'),
        missing: [],
        mapping,
        ...service.connection,
        print: (line) => void lines.push(line),
        wait: async (ms) => void waits.push(ms),
        ...settings,
      },
      isWriting,
    );
  }
  return {
    folder,
    service,
    lines,
    waits,
    brug,
    signing,
    moment,
    uit,
    write: (settings: object = {}) => uit(true, settings),
    /** The one stored event with that title. */
    event(title = 'Poëzie op de brug') {
      const found = [...service.events.values()].filter(({ name }) => name.nl === title);
      if (found.length !== 1 || !found[0]) throw new Error(`${found.length} events: ${title}`);
      return found[0];
    },
    writes: () => service.requests.filter((line) => !line.startsWith('GET')),
  };
}
