import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { projectNode } from './node24.mjs';
import { at, root } from './paths.mjs';
import { run } from './run.mjs';
import { Stop, say, seconds } from './say.mjs';

const stampFile = at('site', 'dist', '.stamp');

/** Does nothing when the last build has these sources. @param {{ node: string, env: NodeJS.ProcessEnv }} project */
export async function buildIfNeeded({ node, env }) {
  const wanted = sourceHash(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === wanted) return;
  say('Building the site ...');
  const since = performance.now();
  rmSync(stampFile, { force: true });
  const astro = at('node_modules', 'astro', 'bin', 'astro.mjs');
  await step(node, [astro, 'build'], at('site'), env);
  await step(node, [at('site', 'server', 'precompress.ts')], root, env);
  writeFileSync(stampFile, `${wanted}\n`);
  say(`Built in ${seconds(since)}.`);
}

/** Installs everything and builds the site, as far as needed; gives the Node that runs the rest. */
export async function builtProject() {
  await installIfNeeded('all');
  const project = projectNode();
  await buildIfNeeded(project);
  return project;
}

/** @param {string} node @param {string[]} args @param {string} cwd @param {NodeJS.ProcessEnv} env */
async function step(node, args, cwd, env) {
  const { code, output } = await run(node, args, { cwd, env, quiet: true });
  if (code !== 0) throw new Stop(`${output.trimEnd()}\nThe build failed (${relative(root, args[0] ?? '')}).`);
}

/** Installed, built or written at run time, or tests: no build depends on them. */
const NO_SOURCE = /(^|\/)(node_modules|dist|\.astro|var)(\/|$)|\.test\.tsx?$/;

/** The site, the packages, the browsers and the lockfile. @param {string} folder */
function sourceHash(folder) {
  const hash = createHash('sha256');
  const inside = ['site', 'packages'].flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((path) => join(name, path)),
  );
  const files = [...inside, 'package.json', 'package-lock.json', 'tsconfig.base.json'].filter(
    (path) => !NO_SOURCE.test(path),
  );
  for (const file of files.sort()) {
    if (!statSync(join(folder, file)).isFile()) continue;
    const content = readFileSync(join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
