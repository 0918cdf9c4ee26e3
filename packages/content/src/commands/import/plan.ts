import {
  BRUSSELS,
  brusselsDay,
  formatDayMonth,
  formatTime,
  formatWeekday,
  parseWallTime,
} from '@inktvis/foundation/brussels';
import { isObject, type JsonObject, parseJson } from '@inktvis/foundation/json';
import { z } from 'zod';
import type { WireStory } from '../../kit/definition.ts';
import { supportTypeDefinitions } from '../../model/support-types.ts';
import { isAccessOfPlace } from '../../vocabularies.ts';
import { textOf } from '../folder/json.ts';
import type { ContentFolder } from '../folder/read-folder.ts';
import type { Field, Programme } from './headings.ts';
import { type Kind, keyOf, type Moment, type Remark } from './moment.ts';
import { blocksOf, storiesToWrite } from './stories.ts';
import { SHEET_FLAGS } from './values.ts';
import { fullName, listOf, type Name, namesOf, titleKey, type World } from './world.ts';

/** Fields that the import fills, with the column that says them. The title is that of the experience. */
const COLUMNS = {
  title: 'title',
  start_date: 'begin',
  end_date: 'end',
  location: 'hall',
  people: 'people',
  access: 'access',
  flags: 'status',
} as const satisfies Readonly<Record<string, Field>>;

type Filled = keyof typeof COLUMNS;
type Values = Readonly<Record<Filled, unknown>>;
const FILLED = Object.keys(COLUMNS) as Filled[];

/** A moment that moved after the announcement: its flag, and where its former value goes. */
const MOVED = [
  ['start_date', 'ander-uur', 'previous_start'],
  ['location', 'ander-podium', 'previous_location'],
] as const;

/** What the last import read and wrote of one moment. `made`: the import made its experience. */
const lineSchema = z.object({
  key: z.string(),
  uuid: z.string(),
  made: z.boolean(),
  sheet: z.looseObject({ title: z.string() }),
  wrote: z.looseObject({}),
});
type Line = z.infer<typeof lineSchema>;
export type Lines = ReadonlyMap<string, Line>;

/** Undefined when it is not what an import wrote. */
export function readLines(text: string): Lines | undefined {
  const parsed = z.array(lineSchema).safeParse(text.split('\n').filter(Boolean).map(parseJson));
  return parsed.data && new Map(parsed.data.map((line) => [line.key, line]));
}

export const linesText = (lines: Lines): string =>
  [...lines.values()]
    .sort((a, b) => a.key.localeCompare(b.key))
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

/** Lists are sets, and what was never filled in is empty. */
const plain = (value: unknown): string =>
  Array.isArray(value) ? value.map(plain).sort().join() : JSON.stringify(value || '');
const isSame = (name: string, one: unknown, other: unknown): boolean =>
  name === 'title' ? titleKey(textOf(one)) === titleKey(textOf(other)) : plain(one) === plain(other);

const wireOf = (instant: Date): string => instant.toISOString().slice(0, 16).replace('T', ' ');
const wireTime = (wall: string | null): string => {
  const instant = parseWallTime(wall ?? '', BRUSSELS);
  return instant ? wireOf(instant) : '';
};

/** As the sheet has it, to see next time what changed in the sheet. */
const readOf = ({ title, start, end, hall, people, access, flags, type, themes, age }: Moment) => ({
  ...{ title, start_date: start, end_date: end, location: hall?.slug ?? '', people, access, flags },
  ...{ type: type?.slug ?? '', theme: themes.map(({ slug }) => slug), age },
});

/** What a moment should hold: without what its experience or its hall says already. */
function wantedOf(moment: Moment, { content }: WireStory): Values {
  const { title, start, end, hall, people, flags } = moment;
  const general = namesOf(content.people).map(fullName);
  const known = [...listOf(content.access), ...listOf(hall?.content.access).filter(isAccessOfPlace)];
  return {
    ...{ title, start_date: wireTime(start), end_date: wireTime(end), location: hall?.uuid ?? '' },
    people: isSame('', people.map(fullName), general) ? [] : people,
    access: moment.access.filter((name) => !known.includes(name)),
    flags,
  };
}

function spaceOf({ content }: WireStory, experience: WireStory): Values {
  const { start_date, end_date, location, access, people } = content;
  const flags = SHEET_FLAGS.filter((flag) => listOf(content.flags).includes(flag));
  return {
    title: experience.content.title,
    start_date,
    end_date,
    location,
    access,
    people: namesOf(people),
    flags,
  };
}

type Plan = ReturnType<typeof emptyPlan>;

function emptyPlan(
  folder: ContentFolder,
  world: World,
  columns: Programme['columns'],
  before: Lines,
  now: Date,
) {
  const announced = parseWallTime(world.announcedAt, 'UTC');
  const terms = [...world.halls, ...world.types, ...world.themes];
  return {
    world,
    columns,
    before,
    now,
    isAnnounced: announced !== null && announced <= now,
    titles: new Map(terms.map(({ uuid, title }) => [uuid, title])),
    momentsOf: Map.groupBy(world.byUuid.values(), ({ story }) => story.content.experience),
    stories: storiesToWrite(folder, world, now),
    lines: new Map(before),
    counts: { nieuw: 0, gewijzigd: 0, gelijk: 0, weg: 0 },
    remarks: [] as Remark[],
  };
}

const say = ({ remarks, columns }: Plan, kind: Kind, row: number, text: string, field?: Field) =>
  remarks.push({ kind, row, column: field && columns.get(field)?.name, text });

/** A value of a field as an organiser reads it. */
function words(plan: Plan, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => words(plan, one)).join(', ') || 'niets';
  if (isObject(value)) return fullName(value as Name);
  const text = textOf(value);
  const instant = parseWallTime(text, 'UTC');
  if (!instant) return plan.titles.get(text) ?? (text || 'niets');
  const day = brusselsDay(instant);
  return `${formatWeekday(day).slice(0, 2)} ${formatDayMonth(day)}, ${formatTime(instant)}`;
}

/** The sheet does not touch an experience: what it says otherwise is said, when it is new in the sheet. */
function noteDifferences(plan: Plan, moment: Moment, { content }: WireStory, line: Line | undefined): void {
  const own = { type: moment.type?.uuid, theme: moment.themes.map(({ uuid }) => uuid), age: moment.age };
  const read = readOf(moment);
  const pairs = [
    ['type', 'type'],
    ['theme', 'themes'],
    ['age', 'age'],
  ] as const;
  for (const [name, field] of pairs) {
    const isNew = !line || !isSame(name, line.sheet[name], read[name]);
    const its = words(plan, content[name]);
    const isSaid = isNew && words(plan, own[name]) !== 'niets' && its !== 'niets';
    if (isSaid && !isSame(name, own[name], content[name]))
      say(plan, 'let op', moment.row, `de beleving zegt ‘${its}’, en dat blijft`, field);
  }
}

function create(plan: Plan, moment: Moment, slug: string): void {
  const { row, key, title, type, themes } = moment;
  const { story: experience, isMade } = plan.stories.experienceOf(moment);
  const { content } = experience;
  const wrote = wantedOf(moment, experience);
  const { title: _, people, ...fields } = wrote;
  const when = words(plan, wrote.start_date);
  const story = plan.stories.add(slug, `${title}, ${when} uur`, {
    component: 'program',
    ...fields,
    experience: experience.uuid,
    type: content.type || type?.uuid || '',
    theme: listOf(content.theme).length > 0 ? content.theme : themes.map(({ uuid }) => uuid),
    drop_in: content.drop_in === true,
    people: blocksOf(namesOf(people), slug),
  });
  plan.lines.set(key, { key, uuid: story.uuid, made: isMade, sheet: readOf(moment), wrote });
  plan.counts.nieuw += 1;
  if (isMade) say(plan, 'let op', row, `‘${title}’ wordt een beleving, als concept; geef ze tekst en beeld`);
  else noteDifferences(plan, moment, experience, undefined);
  say(plan, 'nieuw', row, `${title}, ${when}, ${words(plan, wrote.location)}`);
}

/** Which fields only the sheet changed; undefined when somebody has to say something first. */
function changesIn(
  plan: Plan,
  { row, title }: Moment,
  line: Line | undefined,
  values: Record<'wanted' | 'space' | 'wrote', Values>,
  fromSheet: readonly Filled[],
  experience: WireStory,
): Filled[] | undefined {
  const { wanted, space, wrote } = values;
  const edited = FILLED.filter((name) => !line || !isSame(name, space[name], wrote[name]));
  const changed = fromSheet.filter((name) => !isSame(name, wanted[name], space[name]));
  for (const name of line ? edited.filter((one) => !fromSheet.includes(one)) : [])
    say(
      plan,
      'let op',
      row,
      `de redactie maakte er ‘${words(plan, space[name])}’ van, en dat blijft`,
      COLUMNS[name],
    );
  const conflicts = changed.filter((name) => edited.includes(name));
  for (const name of conflicts) {
    const was = line ? `de import schreef ‘${words(plan, wrote[name])}’, ` : '';
    const is = `de redactie heeft ‘${words(plan, space[name])}’, het blad zegt ‘${words(plan, wanted[name])}’`;
    say(plan, 'vraag', row, `${was}${is}; maak ze gelijk`, COLUMNS[name]);
  }
  if (conflicts.length > 0) return undefined;
  const isOnly = line?.made && plan.momentsOf.get(experience.uuid)?.length === 1;
  if (!changed.includes('title') || (isOnly && !plan.world.experiences.has(titleKey(title)))) return changed;
  const text = `‘${words(plan, space.title)}’ heet nu ‘${title}’; hernoem de beleving, of geef een ander moment een eigen nummer`;
  say(plan, 'vraag', row, text, 'title');
  return undefined;
}

function compare(
  plan: Plan,
  moment: Moment,
  item: WireStory,
  experience: WireStory,
  line: Line | undefined,
): void {
  const { row, key, title } = moment;
  const [wanted, space, read] = [wantedOf(moment, experience), spaceOf(item, experience), readOf(moment)];
  const wrote = (line?.wrote ?? space) as Values;
  // A column that is not there says nothing, not that the field is empty.
  const hasColumn = (name: Filled) =>
    plan.columns.has(COLUMNS[name]) || (name === 'end_date' && moment.end !== null);
  const said = FILLED.filter(hasColumn);
  const fromSheet = said.filter((name) => !line || !isSame(name, read[name], line.sheet[name]));
  const changed = changesIn(plan, moment, line, { wanted, space, wrote }, fromSheet, experience);
  if (!changed) return;
  const next = FILLED.map((name) => [name, fromSheet.includes(name) ? wanted[name] : wrote[name]]);
  plan.lines.set(key, {
    key,
    uuid: item.uuid,
    made: line?.made ?? false,
    sheet: read,
    wrote: Object.fromEntries(next),
  });
  plan.counts[changed.length === 0 ? 'gelijk' : 'gewijzigd'] += 1;
  if (changed.length === 0) return;
  noteDifferences(plan, moment, experience, line);
  const fields = changedFields(plan, item, changed, wanted, space);
  plan.stories.change(
    item.uuid,
    `${title}, ${words(plan, fields.start_date ?? space.start_date)} uur`,
    fields,
  );
  if (changed.includes('title')) plan.stories.change(experience.uuid, title, { title });
  const label = (name: Filled) =>
    name === 'title' ? 'Titel' : supportTypeDefinitions.program.fields[name].label;
  const told = changed.map(
    (name) => `${label(name)}: ${words(plan, space[name])} → ${words(plan, wanted[name])}`,
  );
  say(plan, 'gewijzigd', row, `${title}: ${told.join('; ')}`);
}

/** Flags of the editors stay. After the announcement a change is one that visitors read of (requirements 4, changes). */
function changedFields(
  { isAnnounced, now }: Plan,
  { full_slug, content }: WireStory,
  changed: readonly Filled[],
  { title: _, flags, people, ...rest }: Values,
  space: Values,
): JsonObject {
  const has = (name: string) => changed.some((one) => one === name);
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.entries(rest).filter(([name]) => has(name)),
  );
  if (has('people')) fields.people = blocksOf(namesOf(people), full_slug);
  const next = listOf(has('flags') ? flags : space.flags);
  const told = new Set(listOf(content.flags).filter((flag) => !SHEET_FLAGS.some((one) => one === flag)));
  for (const [name, flag, previous] of isAnnounced ? MOVED.filter(([one]) => has(one)) : []) {
    told.add(flag);
    fields[previous] = content[previous] || content[name];
  }
  if (isAnnounced && listOf(space.flags).includes('uitverkocht') && next.length === 0)
    told.add('weer-plaats');
  if (isAnnounced && ['start_date', 'location', 'flags'].some(has)) fields.changed_at = wireOf(now);
  return { ...fields, flags: [...told, ...next] };
}

/** What is asked of a moment that the last import wrote and the sheet no longer has. */
function askWhereGone(plan: Plan, { key, uuid, sheet }: Line): void {
  const flags = listOf(plan.world.byUuid.get(uuid)?.story.content.flags);
  if (!plan.world.byUuid.has(uuid)) plan.lines.delete(key);
  else plan.counts.weg += 1;
  const text = `nummer ${key} (‘${sheet.title}’) staat niet meer in het blad; haal het in de redactie offline of zet het op geannuleerd, of zet de rij terug`;
  if (plan.lines.has(key) && !flags.includes('geannuleerd')) say(plan, 'vraag', 0, text);
}

/**
 * What moments become, compared with the content and with what the last import wrote: a field that only the sheet changed
 * is written, one that an editor changed stays, and where both did somebody has to say which; of that row nothing is written.
 */
export function planOf(
  folder: ContentFolder,
  world: World,
  sheet: { readonly moments: readonly Moment[]; readonly rows: readonly { readonly number: string }[] },
  columns: Programme['columns'],
  before: Lines,
  now: Date,
): Plan {
  const plan = emptyPlan(folder, world, columns, before, now);
  for (const moment of sheet.moments) {
    const line = before.get(moment.key);
    // A number may be the address of a moment that editors made.
    const slugs = [`programma-items/nr-${moment.key}`, `programma-items/${moment.key}`];
    const slug = slugs.find((one) => world.bySlug.has(one)) ?? '';
    const item = (line && world.byUuid.get(line.uuid)) ?? world.bySlug.get(slug);
    const experience = world.byUuid.get(textOf(item?.story.content.experience));
    if (!item && !line) create(plan, moment, slugs[0] ?? '');
    else if (item && experience) compare(plan, moment, item.story, experience.story, line);
    else say(plan, 'vraag', moment.row, `‘${moment.title}’ is verwijderd in de redactie; haal de rij weg`);
  }
  const inSheet = new Set(sheet.rows.map(({ number }) => keyOf(number)));
  for (const line of before.values()) if (!inSheet.has(line.key)) askWhereGone(plan, line);
  return plan;
}
