import { readRedirects } from '../../../redirects.ts';
import { textOf } from '../../folder/json.ts';
import { counted, type Line } from '../line.ts';

/** How many lines of the list are reported one by one. */
const MAX_LISTED = 10;

/** What visitors of the site before this one follow. */
export const redirects: Line = {
  id: 'redirects',
  title: 'Doorverwijzingen',
  async run({ space }) {
    const { stories } = await space.stories();
    const lists = stories.filter(({ content }) => content.component === 'redirects');
    const read = lists.map(({ full_slug, content }) => ({
      full_slug,
      ...readRedirects(textOf(content.list)),
    }));
    const wrong = read.flatMap(({ full_slug, problems }) => {
      const listed = problems
        .slice(0, MAX_LISTED)
        .map(({ line, message }) => `${full_slug}, regel ${line}: ${message}.`);
      const rest = problems.length - MAX_LISTED;
      return rest > 0 ? [...listed, `${full_slug}: en nog ${counted(rest, 'regel', 'regels')}.`] : listed;
    });
    const total = read.reduce((sum, { redirects: found }) => sum + found.size, 0);
    return {
      wrong,
      notes: total > 0 ? [`${counted(total, 'oud adres leidt', 'oude adressen leiden')} verder.`] : [],
    };
  },
};
