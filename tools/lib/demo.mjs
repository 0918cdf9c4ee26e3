import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { at } from './paths.mjs';
import { wantedPort } from './ports.mjs';

/**
 * What runs in `npm start` and `npm run dev`, by the settings in the environment. Without a content service, an events
 * source or a way out for mail of its own the site gets the embedded one; only the embedded sample comes with the
 * clock of the demonstration.
 * @param {NodeJS.ProcessEnv} env
 */
export function demo(env) {
  const site = wantedPort('PORT', 4321, 'the site');
  const content = wantedPort('CONTENT_PORT', 4322, 'the content service');
  const events = wantedPort('EVENTS_PORT', 4323, 'the events source');
  const mail = wantedPort('MAIL_PORT', 4325, 'mail');
  const mailPages = wantedPort('MAIL_HTTP_PORT', 4324, 'the pages with mail');
  const embedded = !env.CONTENT_URL;
  const sample = embedded && (!env.CONTENT_DIR || resolve(env.CONTENT_DIR) === at('sample', 'content'));
  const embeddedEvents = !env.EVENTS_URL;
  const embeddedMail = !env.MAIL_URL;
  const origin = `http://127.0.0.1:${content.port}`;
  const eventsOrigin = `http://127.0.0.1:${events.port}`;
  const address = `http://localhost:${site.port}`;
  return {
    site,
    embedded,
    sample,
    contentOrigin: origin,
    embeddedEvents,
    eventsOrigin,
    embeddedMail,
    /** Where a person reads the mail that the site sends. */
    mailOrigin: `http://127.0.0.1:${mailPages.port}`,
    /** Where a person opens the site. */
    address,
    ports: [
      site,
      ...(embedded ? [content] : []),
      ...(embeddedEvents ? [events] : []),
      ...(embeddedMail ? [mail, mailPages] : []),
    ],
    /** @type {NodeJS.ProcessEnv} */
    env: {
      SITE_URL: address,
      ...(embedded
        ? {
            CONTENT_URL: origin,
            // It notifies the site of what is published, over the signed calls of the real one.
            CONTENT_WEBHOOK_URL: `${address}/api/webhook/content`,
            CONTENT_WEBHOOK_SECRET: secret(),
            PREVIEW_SECRET: secret(),
          }
        : {}),
      ...(embeddedEvents ? { EVENTS_URL: eventsOrigin } : {}),
      // Pictures of events are those of the sample content, whose service can cut them to size.
      ...(embeddedEvents && sample ? { EVENTS_CUTTER_URL: origin } : {}),
      ...(embeddedMail ? { MAIL_URL: `smtp://127.0.0.1:${mail.port}` } : {}),
      ...given(env),
      PORT: String(site.port),
      CONTENT_PORT: String(content.port),
      EVENTS_PORT: String(events.port),
      MAIL_PORT: String(mail.port),
      MAIL_HTTP_PORT: String(mailPages.port),
      ...(sample && env.SITE_NOW === undefined ? { SITE_NOW: '2024-10-26T10:05' } : {}),
    },
  };
}

/** Good for one run: what a demonstration needs to trust itself. */
const secret = () => randomBytes(24).toString('base64url');

/** An empty variable counts as not set, except for the clock. @param {NodeJS.ProcessEnv} env */
function given(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' || name === 'SITE_NOW'),
  );
}

/**
 * The small table of what runs where.
 * @param {string[][]} rows
 */
export function table(rows) {
  const width = Math.max(...rows.map(([what = '']) => what.length));
  return rows.map(([what = '', where]) => `  ${what.padEnd(width)}  ${where}`).join('\n');
}
