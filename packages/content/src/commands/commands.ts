import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readRedirects } from '../redirects.ts';
import { runCheck } from './check.ts';
import { type Command, CommandFailure, optionsIn, readSettings } from './command-line.ts';
import { exportFolder } from './export/export-folder.ts';
import { readFolder } from './folder/read-folder.ts';
import { lineOf } from './lint/finding.ts';
import { lint } from './lint/lint.ts';

function folderIn(args: readonly string[], command: string): string {
  const [folder] = args;
  if (folder === undefined)
    throw new CommandFailure(`zeg naar welke map: npm run content -- ${command} <map>`);
  return resolve(folder);
}

/** `lint [folder]`: what is to be corrected, and how much that is; 1 when there is something. */
function runLint({ args, env, output }: Command): number {
  const settings = readSettings(env);
  const { positionals } = optionsIn(args, {});
  const [given] = positionals;
  const path = given === undefined ? settings.CONTENT_DIR : resolve(given);
  const folder = readFolder(path);
  if (folder.published.length + folder.drafts.length === 0) {
    throw new CommandFailure(`${path} is geen inhoudsmap: er zijn geen verhalen`);
  }
  const findings = lint(folder, { siteUrl: settings.SITE_URL });
  for (const one of findings) output.write(`${lineOf(one)}\n`);
  output.write(
    `# ${folder.published.length} verhalen, ${folder.drafts.length} concepten: ${findings.length} bevindingen\n`,
  );
  return findings.length > 0 ? 1 : 0;
}

/**
 * `export <folder> [--relink]`: the content folder in the form that the vendor's command line pushes. With `--relink` every
 * reference must have the number that it got in the space.
 */
async function runExport({ args, env, output }: Command): Promise<number> {
  const settings = readSettings(env);
  const { values, positionals } = optionsIn(args, { relink: { type: 'boolean', default: false } });
  const into = folderIn(positionals, 'export');
  const done = await exportFolder({ from: settings.CONTENT_DIR, into, relinked: values.relink });
  const { references, addresses, waiting } = done;
  for (const slug of done.leftOut) output.write(`${slug}: het nieuwere concept is niet mee\n`);
  for (const filename of done.missing) output.write(`${filename}: dit bestand is er niet en is niet mee\n`);
  output.write(
    `${references} verwijzingen en ${addresses} adressen van bestanden zijn die van de nieuwe ruimte.\n`,
  );
  if (waiting.length > 0)
    output.write(
      `${waiting.length} wachten nog op nieuwe nummers: push, en exporteer opnieuw met --relink.\n`,
    );
  output.write(`Klaar: ${into}/.storyblok, als ruimte ${done.spaceId}.\n`);
  return 0;
}

/**
 * `redirects <file.csv>`: checks a list of former addresses and writes it as it can be pasted into the story of
 * redirects, each rule with the end of its chain; what cannot be followed is named (1).
 */
function runRedirects({ args, env, output }: Command): number {
  const settings = readSettings(env);
  const file = folderIn(optionsIn(args, {}).positionals, 'redirects');
  const { redirects, problems } = readRedirects(readFileSync(file, 'utf8'), settings.SITE_URL);
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
  check: runCheck,
  export: runExport,
  redirects: runRedirects,
};

const USAGE = `npm run content -- lint [map]               wat een redacteur moet nakijken
npm run content -- check                    of de ingestelde ruimte en site kloppen; wijzigt niets
                          [--env <bestand>]  de instellingen uit dat bestand, zoals /etc/inktvis.env
npm run content -- export <map>             de inhoud zoals de opdrachtregel van de dienst ze duwt
                          [--relink]         na een push: elke verwijzing moet haar nieuwe nummer hebben
npm run content -- redirects <csv>           een lijst van oude adressen nakijken, om in het verhaal 'Doorverwijzingen' te plakken
`;

/** Runs `npm run content -- <name> …` and returns the exit code. Throws `CommandFailure` and what the disk throws. */
export async function runCommand(name: string | undefined, command: Command): Promise<number> {
  const known = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (known) return known(command);
  command.output.write(USAGE);
  return 2;
}
