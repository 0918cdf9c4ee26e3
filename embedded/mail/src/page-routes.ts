import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { MessageStore } from './message-store.ts';
import { framedHtml, listPage, MAIL_CSP, messagePage, PAGE_CSP, page, readView, STYLES } from './pages.ts';

/** A form of another site may not delete mails. */
function isCrossSite(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** The mails for people, in a browser. */
export function createPages(store: MessageStore): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    const headers = context.res.headers;
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', PAGE_CSP);
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'no-referrer');
    headers.set('cache-control', 'no-store');
  });
  const missing = (context: Context) =>
    context.html(page('Dat bericht is er niet', html`<p><a href="/">Alle post</a></p>`), 404);

  app.get('/', (context) => context.html(listPage(store.list())));
  app.get('/stijl.css', (context) =>
    context.body(STYLES, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  app.get('/berichten/:id', (context) => {
    const message = store.get(context.req.param('id'));
    return message
      ? context.html(messagePage(message, readView(context.req.query('toon'))))
      : missing(context);
  });
  app.get('/berichten/:id/html', (context) => {
    const message = store.get(context.req.param('id'));
    if (!message) return missing(context);
    return context.html(framedHtml(message), 200, { 'content-security-policy': MAIL_CSP });
  });
  app.get('/berichten/:id/tekst', (context) => {
    const message = store.get(context.req.param('id'));
    return message ? context.text(message.text) : missing(context);
  });
  app.post('/berichten/wissen', async (context) => {
    if (isCrossSite(context)) return context.text('Alleen van hieruit.', 403);
    await store.remove();
    return context.redirect('/', 303);
  });
  app.notFound(missing);
  return app;
}
