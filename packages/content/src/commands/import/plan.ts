import {
  brusselsDay,
  formatDayMonth,
  formatTime,
  formatWeekday,
  parseWallTime,
} from '@inktvis/foundation/brussels';
import { isObject, type JsonObject, listOf, parseJson, textOf } from '@inktvis/foundation/json';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { z } from 'zod';
import type { WireStory } from '../../kit/definition.ts';
import type { ContentFolder } from '../folder/read-folder.ts';
import type { Field, Programme } from './headings.ts';
import {
  COLUMNS,
  FILLED,
  type Filled,
  isSame,
  lineSchema,
  spaceValues,
  type Values,
  wantedValues,
} from './item.ts';
import { keyOf, type Moment } from './moment.ts';
import type { Kind, Remark } from './row-cells.ts';
import type { readRows } from './rows.ts';
import { blocksOf, storiesToWrite } from './stories.ts';
import { wireOf } from './times.ts';
import { SHEET_FLAGS } from './values.ts';
import { fullName, namesOf, titleKey, type World } from './world.ts';

/** A moment that moved after the announcement: its flag, and where its former value goes. */
const MOVED = [
  ['start_date', 'ander-uur', 'previous_start'],
  ['location', 'ander-podium', 'previous_location'],
] as const;

type Line = z.infer<typeof lineSchema>;
/** What the last import read, by key of the moment. */
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

type Plan = ReturnType<typeof emptyPlan>;

/** What an import would do, before any row; `before`: what the last one read. */
export const emptyPlan = (
  folder: ContentFolder,
  given: { world: World; columns: Programme['columns']; before: Lines; now: Date },
) => ({
  ...given,
  stories: storiesToWrite(folder, given.world, given.now),
  lines: new Map(given.before),
  counts: { nieuw: 0, gewijzigd: 0, gelijk: 0, weg: 0 },
  remarks: [] as Remark[],
});

const say = ({ remarks, columns }: Plan, kind: Kind, row: number, text: string, field?: Field) =>
  remarks.push({ kind, row, column: field && columns.get(field)?.name, text });

/** A value of a field as an organiser reads it. */
function words(plan: Plan, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => words(plan, one)).join(', ') || 'niets';
  if (isObject(value)) return namesOf([value]).map(fullName).join();
  const text = textOf(value);
  const instant = parseWallTime(text, 'UTC');
  if (instant) {
    const day = brusselsDay(instant);
    return `${formatWeekday(day).slice(0, 2)} ${formatDayMonth(day)}, ${formatTime(instant)}`;
  }
  const title = textOf(plan.world.byUuid.get(text)?.content.title);
  return withoutSoftHyphens(title) || text || 'niets';
}

/** The sheet does not touch an experience: what it says otherwise is said. */
function noteDifferences(plan: Plan, moment: Moment, { content }: WireStory): void {
  for (const [field, said, its] of [
    ['type', moment.type?.uuid, content.type],
    ['themes', moment.themes.map(({ uuid }) => uuid), content.theme],
    ['age', moment.age, content.age],
  ] as const) {
    const isBoth = [said, its].every((value) => words(plan, value) !== 'niets');
    if (isBoth && !isSame(field, said, its))
      say(plan, 'let op', moment.row, `de beleving zegt ‘${words(plan, its)}’, en dat blijft`, field);
  }
}

function create(plan: Plan, moment: Moment, slug: string): void {
  const { row, key, type, themes, values } = moment;
  const { experience, isMade } = plan.stories.experienceOf(moment);
  const { content } = experience;
  const { title, people, ...fields } = wantedValues(values, experience, plan.world);
  const when = words(plan, fields.start_date);
  const story = plan.stories.add(slug, `${title}, ${when} uur`, {
    component: 'program',
    ...fields,
    experience: experience.uuid,
    type: content.type || type?.uuid || '',
    theme: listOf(content.theme).length > 0 ? content.theme : themes.map(({ uuid }) => uuid),
    drop_in: content.drop_in === true,
    people: blocksOf(people, slug),
  });
  plan.lines.set(key, { key, uuid: story.uuid, made: isMade, sheet: values });
  plan.counts.nieuw += 1;
  if (isMade) say(plan, 'let op', row, `‘${title}’ wordt een beleving, als concept; geef ze tekst en beeld`);
  else noteDifferences(plan, moment, experience);
  say(plan, 'nieuw', row, `${title}, ${when}, ${words(plan, fields.location)}`);
}

/**
 * Merges a moment with its item, field by field: what only the sheet changed is written, what an editor changed stays and is
 * said. Where both changed it, or the last import is unknown, somebody has to say which; then nothing of the row is written.
 */
function merge(plan: Plan, moment: Moment, item: WireStory, experience: WireStory): void {
  const { row, key, values } = moment;
  const { title } = values;
  const tell = (kind: Kind, name: Filled, text: string) => say(plan, kind, row, text, COLUMNS[name]);
  const line = plan.before.get(key);
  const space = spaceValues(item, experience);
  const wanted = wantedValues(values, experience, plan.world);
  const wrote = line ? wantedValues(line.sheet, experience, plan.world) : space;
  // A column that is not there says nothing, not that the field is empty.
  const said = FILLED.filter(
    (name) => plan.columns.has(COLUMNS[name]) || (name === 'end_date' && values.end_date !== ''),
  );
  const fromSheet = said.filter((name) => !isSame(name, wanted[name], wrote[name]));
  const changed = fromSheet.filter((name) => !isSame(name, wanted[name], space[name]));
  const edited = FILLED.filter((name) => !isSame(name, space[name], wrote[name]));
  const conflicts = changed.filter((name) => !line || edited.includes(name));
  for (const name of edited.filter((one) => !fromSheet.includes(one)))
    tell('let op', name, `de redactie maakte er ‘${words(plan, space[name])}’ van, en dat blijft`);
  for (const name of conflicts) {
    const was = line ? `de import schreef ‘${words(plan, wrote[name])}’, ` : '';
    const is = `de redactie heeft ‘${words(plan, space[name])}’, het blad zegt ‘${words(plan, wanted[name])}’`;
    tell('vraag', name, `${was}${is}; maak ze gelijk`);
  }
  if (conflicts.length > 0) return;
  if (changed.includes('title') && !(line?.made && isOwnTitle(plan, title, experience))) {
    const text = `‘${space.title}’ heet nu ‘${title}’; hernoem de beleving, of geef een ander moment een eigen nummer`;
    return void tell('vraag', 'title', text);
  }
  noteDifferences(plan, moment, experience);
  const read = Object.fromEntries(said.map((name) => [name, values[name]]));
  const sheet = { ...(line?.sheet ?? space), ...read };
  plan.lines.set(key, { key, uuid: item.uuid, made: line?.made ?? false, sheet });
  plan.counts[changed.length === 0 ? 'gelijk' : 'gewijzigd'] += 1;
  if (changed.length === 0) return;
  const fields = changedFields(plan, item, changed, wanted, space);
  const when = words(plan, fields.start_date ?? space.start_date);
  plan.stories.change(item.uuid, `${title}, ${when} uur`, fields);
  if (changed.includes('title')) plan.stories.change(experience.uuid, title, { title });
  const told = changed.map((name) => {
    const column = plan.columns.get(COLUMNS[name])?.name ?? 'Einde';
    return `${column}: ${words(plan, space[name])} → ${words(plan, wanted[name])}`;
  });
  say(plan, 'gewijzigd', row, `${title}: ${told.join('; ')}`);
}

/** Whether an experience may be called so: it has one moment, and no other has that title. */
function isOwnTitle({ world }: Plan, title: string, { uuid }: WireStory): boolean {
  const moments = [...world.byUuid.values()].filter(({ content }) => content.experience === uuid);
  return moments.length === 1 && !world.experiences.has(titleKey(title));
}

/** Flags of the editors stay. After the announcement a change is one that visitors read of (requirements 4, changes). */
function changedFields(
  { world, now }: Plan,
  { full_slug, content }: WireStory,
  changed: readonly Filled[],
  wanted: Values,
  space: Values,
): JsonObject {
  const { title: _, ...own } = Object.fromEntries(changed.map((name) => [name, wanted[name]]));
  const fields: Record<string, unknown> = own;
  if (own.people) fields.people = blocksOf(wanted.people, full_slug);
  const next = own.flags ? wanted.flags : space.flags;
  const told = new Set(listOf(content.flags).filter((flag) => !SHEET_FLAGS.some((one) => one === flag)));
  const announced = parseWallTime(world.announcedAt, 'UTC');
  if (announced && announced <= now) {
    const moved = MOVED.filter(([name]) => changed.includes(name));
    for (const [name, flag, previous] of moved) {
      told.add(flag);
      fields[previous] = content[previous] || content[name];
    }
    if (space.flags.includes('uitverkocht') && next.length === 0) told.add('weer-plaats');
    if (moved.length > 0 || own.flags) fields.changed_at = wireOf(now);
  }
  return { ...fields, flags: [...told, ...next] };
}

/** What is asked of a moment that the last import read and the sheet no longer has. */
function askWhereGone(plan: Plan, { key, uuid, sheet }: Line): void {
  const item = plan.world.byUuid.get(uuid);
  if (!item) return void plan.lines.delete(key);
  plan.counts.weg += 1;
  const text = `nummer ${key} (‘${sheet.title}’) staat niet meer in het blad; haal het in de redactie offline of zet het op geannuleerd, of zet de rij terug`;
  if (!listOf(item.content.flags).includes('geannuleerd')) say(plan, 'vraag', 0, text);
}

/** Plans what moments become, compared with the content and with what the last import read. */
export function planRows(plan: Plan, { moments, rows }: ReturnType<typeof readRows>): void {
  const { world, before } = plan;
  for (const moment of moments) {
    const { row, key, values } = moment;
    const line = before.get(key);
    // A number may be the address of a moment that editors made.
    const slugs = [`programma-items/nr-${key}`, `programma-items/${key}`];
    const item =
      world.byUuid.get(line?.uuid ?? '') ?? slugs.flatMap((slug) => world.bySlug.get(slug) ?? [])[0];
    const experience = world.byUuid.get(textOf(item?.content.experience));
    if (!item && !line) create(plan, moment, slugs[0] ?? '');
    else if (item && experience) merge(plan, moment, item, experience);
    else say(plan, 'vraag', row, `‘${values.title}’ is verwijderd in de redactie; haal de rij weg`);
  }
  // A row that waits is in the sheet all the same.
  const inSheet = new Set(rows.map(({ number }) => keyOf(number)));
  for (const line of before.values()) if (!inSheet.has(line.key)) askWhereGone(plan, line);
}
