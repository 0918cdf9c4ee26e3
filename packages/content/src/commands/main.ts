import { writeFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';
import { systemClock } from '@inktvis/foundation/clock';
import { ignoreBrokenPipe } from '@inktvis/foundation/service';
import { type CheckLine, checkSpace } from './check.ts';
import { exportFolder } from './export/export-folder.ts';
import { readFolder } from './folder/read-folder.ts';
import { planImport, readSheetFile, reportOf, writeFiles } from './import/import-sheet.ts';
import { numberedCopy, templateOf } from './import/new-sheet.ts';
import { worldOf } from './import/world.ts';
import { lineOf } from './lint/finding.ts';
import { lint } from './lint/lint.ts';
import { readSettings, type Settings } from './settings.ts';

const USAGE = `npm run content -- lint [map]               wat een redacteur moet nakijken
npm run content -- check                    of de ingestelde ruimte en site kloppen; wijzigt niets
                          [--env <bestand>]  de instellingen uit dat bestand, zoals /etc/inktvis.env
npm run content -- export <map>             de inhoud zoals de opdrachtregel van de dienst ze duwt
                          [--relink]         na een push: elke verwijzing moet haar nieuwe nummer hebben
npm run content -- import <bestand>         wat een rekenblad (.xlsx of .csv) aan het programma zou veranderen
                          [--write]          schrijf het ook, als er niets meer te vragen is
                          [--skip-open]      en anders enkel de rijen waarover niets te vragen is
                          [--template]       maak een leeg blad met uitleg
npm run content -- uit [--write]            de belevingen van deze editie naar UiTdatabank; zonder --write een proef
`;

const write = (text: string) => process.stdout.write(text);

/** What is to be corrected in a folder. Like every command it gives its exit code: 1 when something is. */
function runLint(settings: Settings, path: string | undefined): number {
  const dir = path === undefined ? settings.CONTENT_DIR : resolve(path);
  const folder = readFolder(dir);
  const { published, drafts } = folder;
  if (published.length + drafts.length === 0)
    throw new Error(`${dir} is geen inhoudsmap: er zijn geen verhalen`);
  const findings = lint(folder, { siteUrl: settings.SITE_URL, ticketShop: settings.TICKET_SHOP_URL });
  for (const one of findings) write(`${lineOf(one)}\n`);
  write(`# ${published.length} verhalen, ${drafts.length} concepten: ${findings.length} bevindingen\n`);
  return findings.length > 0 ? 1 : 0;
}

function textOf({ title, wrong, skipped }: CheckLine): string {
  const outcome = skipped !== undefined ? 'niet nagekeken' : wrong.length > 0 ? 'mis' : 'goed';
  const marks = skipped === undefined ? wrong.map((text) => `  → ${text}`) : [`    ${skipped}`];
  return `${[outcome.padEnd(16) + title, ...marks].join('\n')}\n`;
}

async function runCheck(settings: Settings): Promise<number> {
  const lines = await checkSpace(settings);
  for (const line of lines) write(textOf(line));
  return lines.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
}

async function runExport(settings: Settings, path: string | undefined, relinked?: boolean): Promise<number> {
  if (path === undefined) throw new Error('zeg naar welke map: npm run content -- export <map>');
  const into = resolve(path);
  const done = await exportFolder({ from: settings.CONTENT_DIR, into, relinked });
  const { references, addresses, waiting } = done;
  for (const slug of done.leftOut) write(`${slug}: het nieuwere concept is niet mee\n`);
  for (const filename of done.missing) write(`${filename}: dit bestand is er niet en is niet mee\n`);
  write(`${references} verwijzingen en ${addresses} adressen van bestanden zijn die van de nieuwe ruimte.\n`);
  if (waiting.length > 0)
    write(`${waiting.length} wachten nog op nieuwe nummers: push, en exporteer opnieuw met --relink.\n`);
  write(`Klaar: ${into}/.storyblok, als ruimte ${done.spaceId}.\n`);
  return 0;
}

type ImportOptions = { write?: boolean; 'skip-open'?: boolean; template?: boolean };

/** Compares a sheet with the folder; gives 1 while a row is refused or asked about. */
async function runImport({ CONTENT_DIR: dir }: Settings, path: string | undefined, options: ImportOptions) {
  if (path === undefined) throw new Error('zeg welk bestand: npm run content -- import <bestand>');
  const file = resolve(path);
  if (options.template) {
    writeFileSync(file, await templateOf(worldOf(readFolder(dir))), { flag: 'wx' });
    write(`Klaar: ${file}\n`);
    return 0;
  }
  const bytes = readSheetFile(file);
  const plan = await planImport(dir, bytes, systemClock.now());
  for (const line of reportOf(plan)) write(`${line}\n`);
  const copy = options.write && numberedCopy(bytes, plan.programme, plan.read.rows);
  if (options.write && (!plan.hasOpen || options['skip-open'])) {
    writeFiles(dir, plan.files);
    write(`${plan.files.size} bestanden geschreven in ${dir}\n`);
  } else write(`Er is niets geschreven${options.write ? ': er staan nog vragen open' : ''}.\n`);
  if (copy) {
    const { dir: beside, name, ext } = parse(file);
    const numbered = join(beside, `${name}-genummerd${ext}`);
    writeFileSync(numbered, copy);
    write(`Met nummers: ${numbered}\n`);
  }
  return plan.hasOpen ? 1 : 0;
}

ignoreBrokenPipe();
try {
  const flag = { type: 'boolean' } as const;
  const options = {
    env: { type: 'string' },
    relink: flag,
    write: flag,
    'skip-open': flag,
    template: flag,
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name, path] = positionals;
  if (values.env !== undefined) loadEnvFile(values.env);
  const settings = readSettings(process.env);
  if (name === 'lint') process.exitCode = runLint(settings, path);
  else if (name === 'check') process.exitCode = await runCheck(settings);
  else if (name === 'export') process.exitCode = await runExport(settings, path, values.relink);
  else if (name === 'import') process.exitCode = await runImport(settings, path, values);
  else {
    write(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
