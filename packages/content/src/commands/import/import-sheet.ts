import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseJson } from '@inktvis/foundation/json';
import { z } from 'zod';
import type { WireStory } from '../../kit/definition.ts';
import { toJson } from '../folder/json.ts';
import { type ContentFolder, type Entry, readFolder } from '../folder/read-folder.ts';
import { everyEntry, lineOf } from '../lint/finding.ts';
import { lint } from '../lint/lint.ts';
import { type Grid, RefusedFile } from './cells.ts';
import { readCsv } from './csv.ts';
import { findProgramme, headingScore } from './headings.ts';
import { emptyPlan, linesText, planRows, readLines } from './plan.ts';
import { isOpen, type Kind, type Remark } from './row-cells.ts';
import { readRows } from './rows.ts';
import { worldOf } from './world.ts';
import { readXlsx, unzip } from './xlsx.ts';

const LAST = 'import/laatste.jsonl';
const ANSWERS = 'import/antwoorden.json';
const MAX_BYTES = 5 * 2 ** 20;
const answersSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Throws `RefusedFile` for a file that is not there, or too big to be a programme. */
export function readSheetFile(file: string): Uint8Array {
  if (!existsSync(file)) throw new RefusedFile(`${file} is er niet`);
  if (statSync(file).size > MAX_BYTES)
    throw new RefusedFile(`${file} is groter dan 5 MB; bewaar enkel het programma`);
  return readFileSync(file);
}

/** The sheets of a file, by what it starts with: its name decides nothing. Throws `RefusedFile`. */
async function readGrids(bytes: Uint8Array): Promise<readonly Grid[]> {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (start === '\xd0\xcf\x11\xe0')
    throw new RefusedFile(
      'dit bestand is oud of heeft een wachtwoord; sla het zonder wachtwoord op als .xlsx',
    );
  if (!start.startsWith('PK')) return [readCsv(bytes, headingScore)];
  try {
    const parts = unzip(bytes);
    if (!parts['xl/workbook.xml']) throw new RefusedFile('dit is geen rekenblad; sla het op als .xlsx');
    return await readXlsx(parts);
  } catch (error) {
    if (error instanceof RefusedFile) throw error;
    throw new RefusedFile(
      `dit bestand is beschadigd (${error instanceof Error ? error.message : error}); sla het opnieuw op als .xlsx`,
    );
  }
}

/**
 * Reads the organisers' sheet and compares it with a content folder and with what the last import read: one row is one
 * moment, and what an editor changed since stays. Writes nothing. Throws `RefusedFile`, in one Dutch line.
 */
export async function planImport(dir: string, bytes: Uint8Array, now: Date) {
  const folder = readFolder(dir);
  const [unreadable] = folder.unreadable;
  if (unreadable)
    throw new RefusedFile(`${unreadable.file} in de inhoud kan niet gelezen worden; herstel dat eerst`);
  const textIn = (file: string) => (existsSync(join(dir, file)) ? readFileSync(join(dir, file), 'utf8') : '');
  const answers = answersSchema.safeParse(parseJson(textIn(ANSWERS) || '{}')).data;
  if (!answers) throw new RefusedFile(`${ANSWERS} kan niet gelezen worden; herstel het`);
  const before = readLines(textIn(LAST));
  if (!before) throw new RefusedFile(`${LAST} is veranderd of half geschreven; zet het terug`);
  const world = worldOf(folder);
  const programme = findProgramme(await readGrids(bytes));
  const read = readRows(programme, world, answers, (key) => before.has(key));
  const plan = emptyPlan(folder, { world, columns: programme.columns, before, now });
  planRows(plan, read);
  const remarks = [...read.remarks, ...plan.remarks].sort((a, b) => a.row - b.row);
  const files = new Map<string, unknown>(plan.stories.byFile);
  const last = linesText(plan.lines);
  // Written last: a run that breaks off before finds stories that are as the sheet has them.
  if (last !== textIn(LAST)) files.set(LAST, last);
  return {
    programme,
    read,
    plan,
    remarks,
    files,
    hasOpen: remarks.some(isOpen),
    lint: lintOf(folder, plan.stories.byFile),
  };
}

/** Writes stories and texts by file: all of them, or everything is as it was. */
export function writeFiles(dir: string, files: ReadonlyMap<string, unknown>): void {
  const paths = [...files.keys()].map((file) => join(dir, file));
  const done: (readonly [path: string, before: string | undefined])[] = [];
  try {
    for (const [file, content] of files) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(`${join(dir, file)}.nieuw`, typeof content === 'string' ? content : toJson(content));
    }
    for (const path of paths) {
      const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      renameSync(`${path}.nieuw`, path);
      done.push([path, before]);
    }
  } catch (error) {
    for (const path of paths) rmSync(`${path}.nieuw`, { force: true });
    for (const [path, before] of done)
      if (before === undefined) rmSync(path);
      else writeFileSync(path, before);
    throw error;
  }
}

/** What the linter says of the stories that would be written. */
function lintOf(folder: ContentFolder, byFile: ReadonlyMap<string, WireStory>): readonly string[] {
  if (byFile.size === 0) return [];
  const written = [...byFile].map(([file, story]): Entry => {
    return { file, draft: file.startsWith('drafts/'), raw: story, story };
  });
  const entries = [...everyEntry(folder).filter(({ file }) => !byFile.has(file)), ...written];
  const [published, drafts] = [false, true].map((draft) => entries.filter((entry) => entry.draft === draft));
  const byUuid = new Map(entries.map((entry) => [entry.story.uuid, entry]));
  const slugs = new Set(written.map(({ story }) => story.full_slug));
  return lint({ ...folder, published: published ?? [], drafts: drafts ?? [], byUuid })
    .filter(({ story }) => slugs.has(story.replace(' (concept)', '')))
    .map(lineOf);
}

/** The report: what is wrong and what changes, by row. The same line about several rows is said once. */
export function reportOf({
  programme,
  read,
  plan,
  remarks,
  lint: findings,
}: Awaited<ReturnType<typeof planImport>>) {
  const alike = Map.groupBy(remarks, ({ kind, column, text }) => [kind.padEnd(10), column, text].join('\n'));
  const said = [...alike].map(([line, same]) => {
    const [kind, column, text] = line.split('\n');
    const rows = same[0]?.row ? `rij ${same.map(({ row }) => row).join(', ')}` : '';
    const where = [rows, column].filter(Boolean).join(', ');
    return `${kind} ${[where, text].filter(Boolean).join(': ')}`;
  });
  const why = Map.groupBy(read.skipped, (one) => one.why);
  const skipped = [...why].map(([reason, rows]) => `${reason} (${rows.map(({ row }) => row).join(', ')})`);
  const count = (kind: Kind) => remarks.filter((one: Remark) => one.kind === kind).length;
  const { nieuw, gewijzigd, gelijk, weg } = plan.counts;
  return [
    ...programme.notes,
    ...(skipped.length > 0 ? [`geen moment: rijen ${skipped.join(', ')}`] : []),
    ...said,
    ...findings.map((line) => `nakijken   ${line}`),
    `# ${nieuw + gewijzigd + gelijk} momenten: ${nieuw} nieuw, ${gewijzigd} gewijzigd, ${weg} niet meer in het blad, ${gelijk} gelijk; ${count('vraag')} vragen, ${count('geweigerd')} geweigerd`,
  ];
}
