import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { at } from './paths.mjs';

/**
 * What runs in `npm start` and `npm run dev`: embedded services for what the settings leave out, and only with the sample
 * the clock of the demonstration. @param {NodeJS.ProcessEnv} env
 */
export function demo(env) {
  const site = env.PORT || '4321';
  const content = env.CONTENT_PORT || '4322';
  const events = env.EVENTS_PORT || '4323';
  const mail = env.MAIL_PORT || '4325';
  const mailPages = env.MAIL_HTTP_PORT || '4324';
  const { CONTENT_URL, EVENTS_URL, MAIL_URL } = env;
  const sample = !CONTENT_URL && (!env.CONTENT_DIR || resolve(env.CONTENT_DIR) === at('sample', 'content'));
  const origin = (/** @type {string} */ port) => `http://127.0.0.1:${port}`;
  const address = `http://localhost:${site}`;
  /** @type {NodeJS.ProcessEnv} */
  const settings = {
    SITE_URL: address,
    ...(!CONTENT_URL && {
      CONTENT_URL: origin(content),
      // It notifies the site of what is published, over the signed calls of the real one.
      CONTENT_WEBHOOK_URL: `${address}/api/webhook/content`,
      CONTENT_WEBHOOK_SECRET: secret(),
      PREVIEW_SECRET: secret(),
    }),
    ...(!EVENTS_URL && { EVENTS_URL: origin(events) }),
    // Pictures of events are those of the sample content, whose service can cut them to size.
    ...(!EVENTS_URL && sample && { EVENTS_CUTTER_URL: origin(content) }),
    ...(!MAIL_URL && { MAIL_URL: `smtp://127.0.0.1:${mail}` }),
    ...given(env),
    PORT: site,
    CONTENT_PORT: content,
    EVENTS_PORT: events,
    MAIL_PORT: mail,
    MAIL_HTTP_PORT: mailPages,
    ...(sample && env.SITE_NOW === undefined && { SITE_NOW: '2024-10-26T10:05' }),
  };
  return {
    address,
    env: settings,
    services: [
      ...(CONTENT_URL ? [] : [service('content service', 'content')]),
      ...(EVENTS_URL ? [] : [service('events source', 'events')]),
      // It runs beside a site that runs as in production, and stores its mail here nevertheless.
      ...(MAIL_URL ? [] : [{ ...service('mail', 'mail'), env: { MAIL_IN_PRODUCTION: 'on' } }]),
    ],
    table: [
      ['site', address],
      ['content service', CONTENT_URL || `${origin(content)} (embedded)`],
      ['events source', EVENTS_URL || `${origin(events)} (embedded)`],
      ['mail', MAIL_URL ? 'as set in MAIL_URL' : `${origin(mailPages)} (embedded)`],
      ...(settings.SITE_NOW ? [['clock', `runs on from ${settings.SITE_NOW} (SITE_NOW)`]] : []),
      // Drafts, for an editor on this machine.
      ...(CONTENT_URL
        ? []
        : [['preview', `${address}/api/preview?secret=${settings.PREVIEW_SECRET}&slug=home`]]),
    ]
      .map(([what = '', where]) => `  ${what.padEnd(15)}  ${where}`)
      .join('\n'),
  };
}

/** @param {string} name @param {string} folder */
const service = (name, folder) => ({ name, args: [`embedded/${folder}/src/main.ts`] });

/** Good for one run. */
const secret = () => randomBytes(24).toString('base64url');

/** An empty variable counts as not set, except for the clock. @param {NodeJS.ProcessEnv} env */
const given = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name, value]) => value !== '' || name === 'SITE_NOW'));
