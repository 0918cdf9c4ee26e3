import type { Story } from '@inktvis/content';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { allOk, ok } from '@inktvis/foundation/result';
import { search } from '@inktvis/messages/search';
import { accessLabels, itemAccess } from '@inktvis/programme/access';
import { entryLine, entryOf } from '@inktvis/programme/entry';
import { attendableOccurrence, type Occurrence, occurrenceDays } from '@inktvis/programme/occurrences';
import { fullName, itemPeople } from '@inktvis/programme/people/people';
import { dayWords, from, NOTHING, onDay } from '../../cards/when-where.ts';
import { festivalData, readFestival } from '../../seo/festival.ts';
import { absolute, organisationData } from '../../seo/site.ts';
import { definePage } from '../page-kind.ts';
import { type ExperienceData, loadExperience } from './load.ts';
import { experienceCard } from './share-card.ts';
import { occurrenceData } from './structured-data.ts';

function facts(story: Story<'experience'>, occurrences: readonly Occurrence[]): readonly string[] {
  const { content } = story;
  const all = [null, ...occurrences];
  const days = new Set(occurrences.flatMap(occurrenceDays));
  if (content.date) days.add(content.date);
  if (content.startDate) days.add(brusselsDay(content.startDate));
  const access = new Set(all.flatMap((occurrence) => itemAccess(story, occurrence)));
  const people = new Set(all.flatMap((occurrence) => itemPeople(story, occurrence).map(fullName)));
  return [
    ...content.theme.map((theme) => theme.content.title),
    content.type?.content.title ?? '',
    content.location?.content.title ?? '',
    ...occurrences.map((occurrence) => occurrence.content.location?.content.title ?? ''),
    ...content.publisher,
    content.publisherCustom,
    content.age,
    ...[...days].map(dayWords),
    ...[...access].map((name) => accessLabels[name]),
    access.size > 0 ? search.accessible : '',
    ...people,
  ];
}

export const experiencePage = definePage<'experience', ExperienceData>({
  template: 'experience/Page',
  load: loadExperience,
  async structuredData(experience, { occurrences }, context) {
    const { content, now } = context;
    const read = await allOk([readFestival(content), content.globals()]);
    if (!read.ok) return null;
    if (occurrences.length === 0) return [];
    const [festival, { header }] = read.value;
    const link = header?.content.ticketsLink?.link;
    const known = { now, experience, festival, tickets: link ? absolute(link.href, context) : null };
    return [
      organisationData(context),
      ...festivalData(festival, context),
      ...occurrences.map((one) => occurrenceData(one, known, context)),
    ];
  },
  search: {
    label: search.kind_experience,
    icon: 'calendar',
    genre: ({ content }) => content.theme[0]?.content.icon ?? null,
    facts,
    whenWhere(story, occurrences, now) {
      const { startDate, date, location } = story.content;
      const moment = attendableOccurrence(occurrences, now);
      const shown = moment?.content;
      const start = shown?.startDate ?? startDate;
      const when = start ? from(start, now) : date ? onDay(date, '', now) : NOTHING;
      const entry = entryLine(entryOf(story, moment, now));
      return { ...when, where: (shown?.location ?? location)?.content.title ?? '', entry };
    },
  },
  async card(story, { content, brand, now }) {
    const items = await content.programmeOf([story.uuid]);
    return items.ok ? ok(experienceCard(story, items.value, { brand, now })) : items;
  },
  indexing: 'with others',
  year: 'search title',
  detail: true,
});
