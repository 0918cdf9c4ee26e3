import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createThrottle } from '@inktvis/foundation/rate-limit';
import { readRedirects } from '../redirects.ts';
import { NoResponse } from './check/ask.ts';
import { openChecking } from './check/check.ts';
import { runCheck } from './check/run-check.ts';
import { readCheckSettings } from './check/settings.ts';
import {
  CommandFailure,
  type CommandSettings,
  createProgress,
  type Output,
  optionsIn,
  readCommandSettings,
} from './command-line.ts';
import { exportFolder, WouldLose } from './export/export-folder.ts';
import { wasPushed } from './export/manifests.ts';
import { readFolder } from './folder/read-folder.ts';
import { groupedLines, lineOf } from './lint/finding.ts';
import { lint, summaryOf } from './lint/lint.ts';
import { createApi } from './pull/api.ts';
import { pullSpace } from './pull/pull-space.ts';
import { startSpace } from './start/start-space.ts';

type Environment = Record<string, string | undefined>;

export type Command = {
  readonly args: readonly string[];
  readonly env: Environment;
  readonly settings: CommandSettings;
  readonly output: Output;
  /** What the person who gave the command types. */
  readonly input: NodeJS.ReadableStream;
};

/** Retries of a pull, as those of the site's client (requirements 8 and 9). */
const POLICY = { rateLimitRetries: 5, failureRetries: 2, stepMs: 1000 } as const;
const TIMEOUT_MS = 30_000;

function openApi({ restUrl, assetsUrl, token, previewToken, requestsPerSecond }: CommandSettings) {
  const policy = { ...POLICY, throttle: createThrottle(requestsPerSecond) };
  return createApi({ restUrl, assetsUrl, token: previewToken ?? token, timeoutMs: TIMEOUT_MS, policy });
}

function folderIn(args: readonly string[], command: string): string {
  const [folder] = args;
  if (folder === undefined)
    throw new CommandFailure(`zeg naar welke map: npm run content -- ${command} <map>`);
  return resolve(folder);
}

/**
 * `lint [folder] [--all]`: what is to be corrected, and a summary; 1 when there is something. What repeats is one line,
 * unless all of it is requested.
 */
function runLint({ args, settings, output }: Command): number {
  const { values, positionals } = optionsIn(args, { all: { type: 'boolean', default: false } });
  const [given] = positionals;
  const path = given === undefined ? settings.contentDir : resolve(given);
  const folder = readFolder(path);
  if (folder.published.length + folder.drafts.length === 0) {
    throw new CommandFailure(`${path} is geen inhoudsmap: er zijn geen verhalen`);
  }
  const findings = lint(folder, settings);
  const lines = values.all ? findings.map(lineOf) : groupedLines(findings);
  for (const line of lines) output.write(`${line}\n`);
  output.write(`${summaryOf(folder, findings)}\n`);
  return findings.length > 0 ? 1 : 0;
}

const EXPORT_OPTIONS = {
  drafts: { type: 'boolean', default: false },
  relink: { type: 'boolean', default: false },
  overwrite: { type: 'boolean', default: false },
  space: { type: 'string' },
} as const;

/** Connects to the space that a push goes to. Throws `CommandFailure` when the settings lead to another one. */
async function openTarget(space: string, settings: CommandSettings) {
  if (settings.previewToken === undefined) {
    throw new CommandFailure('zet CONTENT_PREVIEW_TOKEN: ook wat redacteurs nog niet publiceerden, telt mee');
  }
  const api = openApi(settings);
  const { id } = await api.space();
  if (String(id) === space) return api;
  throw new CommandFailure(
    `CONTENT_REST_URL en CONTENT_PREVIEW_TOKEN leiden naar ruimte ${id}, niet naar ${space}`,
  );
}

/**
 * `export <folder> [--drafts] [--relink] [--space <number>] [--overwrite]`: the content folder in the form that the
 * vendor's command line pushes. With `--space` it looks first what a push would overwrite or delete there, names it,
 * and writes nothing (1). A folder that was pushed before asks for `--space`, or for `--overwrite`.
 */
async function runExport({ args, settings, output }: Command): Promise<number> {
  const { values, positionals } = optionsIn(args, EXPORT_OPTIONS);
  const { drafts, relink: relinked, overwrite, space } = values;
  const into = folderIn(positionals, 'export');
  if (space === undefined && !overwrite && (await wasPushed(join(into, '.storyblok')))) {
    throw new CommandFailure(
      'uit deze map is al gepusht, en een volgende push overschrijft wat redacteurs intussen deden; ' +
        'geef --space <nummer van de ruimte> om dat na te kijken, of --overwrite',
    );
  }
  const target = space === undefined || overwrite ? undefined : await openTarget(space, settings);
  const progress = createProgress(output);
  try {
    const from = settings.contentDir;
    const done = await exportFolder({ from, into, drafts, relinked, target, progress });
    for (const slug of done.leftOut)
      output.write(`${slug}: het nieuwere concept is niet mee; zie --drafts\n`);
    for (const filename of done.missing) output.write(`${filename}: dit bestand is er niet en is niet mee\n`);
    const { references, addresses, waiting } = done;
    output.write(
      `${references} verwijzingen en ${addresses} adressen van bestanden zijn die van de nieuwe ruimte.\n`,
    );
    if (waiting.length > 0) {
      output.write(
        `${waiting.length} wachten nog op nieuwe nummers: push, en exporteer opnieuw met --relink.\n`,
      );
    }
    output.write(`Klaar: ${into}/.storyblok, als ruimte ${done.spaceId}.\n`);
    if (target === undefined) {
      output.write('Wat er al in de ruimte staat, is niet nagekeken: --space <nummer> doet dat eerst.\n');
    }
    return 0;
  } catch (error) {
    if (!(error instanceof WouldLose)) throw error;
    for (const slug of error.losses.stories)
      output.write(`${slug}: staat anders in de ruimte en zou overschreven worden\n`);
    for (const entry of error.losses.entries) output.write(`${entry}: zou uit de lijst gewist worden\n`);
    output.write('Niets geschreven. Neem dit eerst over (pull), of exporteer met --overwrite.\n');
    return 1;
  }
}

/** `pull <folder>`: a whole space in a folder that the embedded content service serves. */
async function runPull({ args, settings, output }: Command): Promise<number> {
  const target = folderIn(optionsIn(args, {}).positionals, 'pull');
  const { restUrl, previewToken } = settings;
  const api = openApi(settings);
  const { id } = await api.space();
  const drafts = previewToken !== undefined;
  const source = `${restUrl} ${id}`;
  const done = await pullSpace({ api, source, target, drafts, progress: createProgress(output) });
  for (const path of done.assets.missing) output.write(`${path}: dit beeld bestaat niet meer bij de bron\n`);
  const reused = done.assets.total - done.assets.fetched - done.assets.missing.length;
  const parts = [
    `${done.stories} verhalen`,
    drafts ? `${done.drafts} concepten` : 'geen concepten (geen CONTENT_PREVIEW_TOKEN)',
    `${done.assets.fetched} beelden opgehaald, ${reused} waren er al`,
  ];
  output.write(`Klaar: ${parts.join(', ')}. ${target} kan CONTENT_DIR zijn.\n`);
  return 0;
}

/** `start <folder>`: the stories that the site cannot do without and the space lacks, ready to be pushed. */
async function runStart({ args, env, output }: Command): Promise<number> {
  const into = folderIn(optionsIn(args, {}).positionals, 'start');
  const read = readCheckSettings(env);
  if ('problems' in read) throw new CommandFailure(read.problems.join('\n'));
  const { checking } = openChecking(read.settings);
  const { product, spaceId } = read.settings;
  const progress = createProgress(output);
  const { missing, from } = await startSpace({ space: checking.space, product, into, progress }).catch(
    (error: unknown) => {
      throw error instanceof NoResponse ? new CommandFailure(error.message) : error;
    },
  );
  if (missing.length === 0) {
    output.write('De ruimte heeft alle verhalen die de site niet kan missen.\n');
    return 0;
  }
  const [space, source] = [`--space ${spaceId}`, `--from ${from}`];
  output.write(`Klaar: ${into}/.storyblok heeft ${missing.map(({ slug }) => slug).join(', ')}.
Zet ze in de ruimte, de componenten enkel als ze er nog niet zijn:
  cd ${into}
  storyblok components push ${space} ${source}
  storyblok stories push ${space} ${source}
`);
  return 0;
}

/**
 * `redirects <file.csv>`: checks a list of former addresses and writes it as it can be pasted into the story of
 * redirects, each rule with the end of its chain; what cannot be followed is named (1).
 */
function runRedirects({ args, settings, output }: Command): number {
  const file = folderIn(optionsIn(args, {}).positionals, 'redirects');
  const { redirects, problems } = readRedirects(readFileSync(file, 'utf8'), settings.siteUrl);
  // Spaces separate the two.
  for (const [from, to] of redirects) {
    output.write(`/${from.replace(/[%"\s]/g, encodeURIComponent)} ${to}\n`);
  }
  for (const { line, message } of problems) output.write(`# regel ${line}: ${message}\n`);
  output.write(`# ${redirects.size} doorverwijzingen, ${problems.length} regels niet overgenomen\n`);
  return problems.length > 0 ? 1 : 0;
}

const COMMANDS: { readonly [name: string]: ((command: Command) => number | Promise<number>) | undefined } = {
  lint: runLint,
  export: runExport,
  pull: runPull,
  start: runStart,
  redirects: runRedirects,
};

const USAGE = `npm run content -- lint [map] [--all]       wat een redacteur moet nakijken
npm run content -- check [--json]             of de ingestelde ruimte en site kloppen; wijzigt niets
                          [--write]          ook hoe snel een publicatie zichtbaar is: maakt een proefverhaal
                          [--env <bestand>]  de instellingen uit dat bestand, zoals /etc/inktvis.env
npm run content -- export <map> [--drafts]  de inhoud zoals de opdrachtregel van de dienst ze duwt
                          [--space <nummer>] wat daar overschreven of gewist zou worden, eerst noemen
                          [--relink]         na een push: elke verwijzing moet haar nieuwe nummer hebben
                          [--overwrite]      niet nakijken wat er in de ruimte staat
npm run content -- pull <map>               een hele ruimte in een map die CONTENT_DIR kan zijn
npm run content -- start <map>              de verhalen die een nieuwe ruimte nog mist, klaar om te duwen
npm run content -- redirects <csv>           een lijst van oude adressen nakijken, om in het verhaal 'Doorverwijzingen' te plakken
`;

/** Runs `npm run content -- <name> …` and returns the exit code. Throws `CommandFailure` and what the disk throws. */
export async function runCommand(
  name: string | undefined,
  command: Omit<Command, 'settings'>,
): Promise<number> {
  // Wrong settings are what it looks for.
  if (name === 'check') return runCheck(command);
  const known = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (known) return known({ ...command, settings: readCommandSettings(command.env) });
  command.output.write(USAGE);
  return 2;
}
