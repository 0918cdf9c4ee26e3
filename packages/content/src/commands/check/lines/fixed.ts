import { fixedStories } from '../../../model/fixed-stories.ts';
import { model } from '../../../model/index.ts';
import type { Line } from '../line.ts';

const HOW = 'Maak het in de redactie, of laat het maken: npm run content -- start <map>.';

/** The stories that the site reads at an address of its own are there, published, and of the right type. */
export const fixed: Line = {
  id: 'fixed-stories',
  title: 'Verhalen die de site niet kan missen',
  async run({ settings, space }) {
    const [{ bySlug, complete }, { stories }] = await Promise.all([space.links(), space.stories()]);
    const typeOf = new Map(stories.map(({ uuid, content }) => [uuid, content.component]));
    const wrong = fixedStories(settings.product).flatMap(({ slug, type }) => {
      const label = model[type]?.label ?? type;
      const link = bySlug.get(slug);
      if (!link) return complete ? [`Verhaal '${slug}' (${label}) ontbreekt. ${HOW}`] : [];
      if (!link.published) return [`Verhaal '${slug}' (${label}) is niet gepubliceerd: publiceer het.`];
      const found = typeOf.get(link.uuid);
      return found === undefined || found === type
        ? []
        : [
            `Verhaal '${slug}' is een '${found}', maar de site verwacht een '${type}' (${label}): maak het opnieuw.`,
          ];
    });
    return { wrong };
  },
};
