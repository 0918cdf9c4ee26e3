import { html, raw } from 'hono/html';

/** Pages of this service: no scripts; frames show mails, which have rules of their own. */
export const PAGE_RULES =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A mail may show its pictures and look as it wants, and open its links elsewhere; nothing else. */
export const MAIL_RULES =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; font-src 'none'; " +
  "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

export const STYLES = `
body { margin: 0; background: #e9eef1; color: #071827; font: 400 1.0625rem/1.5 "Familjen Grotesk", Arial, sans-serif; }
header { padding: 1rem 1.5rem; background: #071827; color: #fef2e2; }
header a { color: #f2b134; }
main { box-sizing: border-box; max-width: 70rem; padding: 1.5rem; }
h1 { margin: 0 0 1rem; font: 900 2rem/1.1 Besley, Georgia, serif; overflow-wrap: anywhere; }
a { color: #071827; }
a:focus-visible, button:focus-visible, iframe:focus-visible { outline: 3px solid #d8371b; outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; background: #fff; }
caption { padding: 0 0 .5rem; text-align: left; }
th, td { padding: .6rem .75rem; border-bottom: 1px solid #071827; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 1rem; overflow-wrap: anywhere; }
dt { font-weight: 700; }
dd { margin: 0; }
nav ul { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0 0 1rem; padding: 0; list-style: none; }
nav [aria-current] { font-weight: 700; text-decoration: none; }
iframe { display: block; width: 100%; height: 60rem; border: 2px solid #071827; background: #fff; }
iframe[data-width="320"] { width: 320px; }
iframe[data-width="600"] { width: 600px; max-width: 100%; }
pre { margin: 0; padding: 1rem; border: 2px solid #071827; background: #fff; white-space: pre-wrap; overflow-wrap: anywhere; }
button { padding: .5rem 1rem; border: 0; background: #071827; color: #fef2e2; font: inherit; cursor: pointer; }
@media (max-width: 40rem) { th:nth-child(3), td:nth-child(3), th:nth-child(4), td:nth-child(4) { display: none; } }
`;

type Content = ReturnType<typeof html>;

/** The frame of every page; `hono/html` escapes what is put in. */
export function page(title: string, content: Content): Content {
  return html`${raw('<!doctype html>')}
<html lang="nl-BE">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} – Ingebouwde post</title>
    <link rel="stylesheet" href="/stijl.css" />
  </head>
  <body>
    <header><a href="/">Ingebouwde post</a> – niets verlaat deze machine</header>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`;
}
