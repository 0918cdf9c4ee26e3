import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { readRedirects } from '../redirects.ts';
import { type CheckLine, checkSpace } from './check.ts';
import { exportFolder } from './export/export-folder.ts';
import { readFolder } from './folder/read-folder.ts';
import { lineOf } from './lint/finding.ts';
import { lint } from './lint/lint.ts';
import { CommandFailure, readSettings, type Settings } from './settings.ts';

const USAGE = `npm run content -- lint [map]               wat een redacteur moet nakijken
npm run content -- check                    of de ingestelde ruimte en site kloppen; wijzigt niets
                          [--env <bestand>]  de instellingen uit dat bestand, zoals /etc/inktvis.env
npm run content -- export <map>             de inhoud zoals de opdrachtregel van de dienst ze duwt
                          [--relink]         na een push: elke verwijzing moet haar nieuwe nummer hebben
npm run content -- redirects <csv>           een lijst van oude adressen nakijken, om in het verhaal 'Doorverwijzingen' te plakken
`;

const write = (text: string) => process.stdout.write(text);

type Flags = { readonly env?: string; readonly relink?: boolean };
/** A command with its folder or file, if one was given. Gives its exit code: 1 when there is something to mend. */
type Command = (settings: Settings, path: string | undefined, flags: Flags) => number | Promise<number>;

function given(path: string | undefined, command: string): string {
  if (path === undefined) throw new CommandFailure(`zeg naar welke map: npm run content -- ${command} <map>`);
  return resolve(path);
}

/** What is to be corrected in a folder, and how much that is. */
const runLint: Command = (settings, path) => {
  const dir = path === undefined ? settings.CONTENT_DIR : resolve(path);
  const folder = readFolder(dir);
  const { published, drafts } = folder;
  if (published.length + drafts.length === 0)
    throw new CommandFailure(`${dir} is geen inhoudsmap: er zijn geen verhalen`);
  const findings = lint(folder, settings.SITE_URL);
  for (const one of findings) write(`${lineOf(one)}\n`);
  write(`# ${published.length} verhalen, ${drafts.length} concepten: ${findings.length} bevindingen\n`);
  return findings.length > 0 ? 1 : 0;
};

function textOf({ title, wrong, skipped }: CheckLine): string {
  const outcome = skipped !== undefined ? 'niet nagekeken' : wrong.length > 0 ? 'mis' : 'goed';
  const marks = skipped === undefined ? wrong.map((text) => `  → ${text}`) : [`    ${skipped}`];
  return `${[outcome.padEnd(16) + title, ...marks].join('\n')}\n`;
}

/** The space and the site that the settings name, line by line. */
const runCheck: Command = async (settings) => {
  const lines = await checkSpace(settings).catch((error: unknown) => {
    throw new CommandFailure(`geen antwoord: ${error instanceof Error ? error.message : String(error)}`);
  });
  for (const line of lines) write(textOf(line));
  return lines.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
};

/** The content folder in the form that the vendor's command line pushes. */
const runExport: Command = async (settings, path, { relink: relinked }) => {
  const into = given(path, 'export');
  const done = await exportFolder({ from: settings.CONTENT_DIR, into, relinked });
  const { references, addresses, waiting } = done;
  for (const slug of done.leftOut) write(`${slug}: het nieuwere concept is niet mee\n`);
  for (const filename of done.missing) write(`${filename}: dit bestand is er niet en is niet mee\n`);
  write(`${references} verwijzingen en ${addresses} adressen van bestanden zijn die van de nieuwe ruimte.\n`);
  if (waiting.length > 0)
    write(`${waiting.length} wachten nog op nieuwe nummers: push, en exporteer opnieuw met --relink.\n`);
  write(`Klaar: ${into}/.storyblok, als ruimte ${done.spaceId}.\n`);
  return 0;
};

/**
 * A list of former addresses as it can be pasted into the story of redirects, each rule with the end of its chain; what
 * cannot be followed is named.
 */
const runRedirects: Command = (settings, path) => {
  const list = readFileSync(given(path, 'redirects'), 'utf8');
  const { redirects, problems } = readRedirects(list, settings.SITE_URL);
  // Spaces separate the two.
  for (const [from, to] of redirects) write(`/${from.replace(/[%"\s]/g, encodeURIComponent)} ${to}\n`);
  for (const { line, message } of problems) write(`# regel ${line}: ${message}\n`);
  write(`# ${redirects.size} doorverwijzingen, ${problems.length} regels niet overgenomen\n`);
  return problems.length > 0 ? 1 : 0;
};

const COMMANDS: ReadonlyMap<string | undefined, Command> = new Map([
  ['lint', runLint],
  ['check', runCheck],
  ['export', runExport],
  ['redirects', runRedirects],
]);

/** The settings of the environment, and over them those in the settings file of the service. */
function settingsOf(file: string | undefined): Settings {
  try {
    return readSettings({
      ...process.env,
      ...(file === undefined ? {} : parseEnv(readFileSync(file, 'utf8'))),
    });
  } catch (error) {
    if (error instanceof CommandFailure) throw error;
    throw new CommandFailure(`${file} kan niet gelezen worden`);
  }
}

function parse() {
  try {
    const options = { env: { type: 'string' }, relink: { type: 'boolean' } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new CommandFailure(`onbekende keuze: ${error instanceof Error ? error.message : String(error)}`);
  }
}

// A reader such as `head` may stop before we do: the command ends as it would have, unread.
process.stdout.on('error', (error) => {
  if (!('code' in error && error.code === 'EPIPE')) throw error;
});

try {
  const { values, positionals } = parse();
  const [name, path] = positionals;
  const run = COMMANDS.get(name);
  if (!run) write(USAGE);
  process.exitCode = run ? await run(settingsOf(values.env), path, values) : 2;
} catch (error) {
  const isExpected = error instanceof CommandFailure;
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
}
