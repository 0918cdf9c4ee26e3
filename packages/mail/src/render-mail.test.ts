import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { COLOURS } from '@inktvis/foundation/brand';
import { describe, expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';
import { TEMPLATE_NAMES } from './templates.ts';
import { CONTACT, GROUP, ID, job, SITE } from './testing/jobs.ts';

const HOSTILE = '"><script>alert(1)</script><img src=x onerror=alert(1)>{reference}';
const TOKEN = 'abc_DEF-123';
const dataOf = (template: string): Record<string, string | number> =>
  template === 'alert-dead'
    ? { mails: 2 }
    : template.startsWith('newsletter')
      ? { token: TOKEN }
      : template.startsWith('group')
        ? GROUP
        : CONTACT;
const all = TEMPLATE_NAMES.map((template) => ({
  template,
  mail: renderMail(job(template, dataOf(template)), SITE),
}));

describe.each(all)('the mail $template', ({ template, mail }) => {
  const document = mail.html;

  it('is one page in Flemish with one heading, and tables that are only there for the look', () => {
    expect(document).toMatch(/^<!doctype html><html lang="nl-BE"/i);
    expect(document.match(/<h1/g)).toHaveLength(1);
    const tables = document.match(/<table[^>]*>/g) ?? [];
    const bare = tables.filter((table) => !table.includes('role="presentation"'));
    expect(bare.every((table) => table.includes('class="fields"'))).toBe(true);
    expect(document).toContain('max-width:600px');
  });

  it('needs nothing that mail programs drop: no scripts, sheets, fonts or backgrounds from elsewhere', () => {
    const dropped = /<script|<link|@import|@font-face|url\(|var\(--|position:|\son\w+=/i;
    expect(document.match(dropped)).toBeNull();
  });

  it('stays light where a dark look is asked for', () => {
    expect(document).toContain('<meta name="color-scheme" content="light only"/>');
    for (const [whole, colour] of document.matchAll(/<(?:table|body)[^>]*bgcolor="(#\w{6})"[^>]*>/gi)) {
      expect(whole.toLowerCase()).toContain(`background-color:${colour?.toLowerCase()}`);
    }
  });

  it('shows only pictures that the site has, with words beside them', () => {
    const pictures = [...document.matchAll(/<img[^>]*>/g)].map(([picture]) => picture);
    expect(pictures).toHaveLength(1);
    const name = /src="https:\/\/inktvis\.example\/(mail\/[\w-]+\.png)"/.exec(pictures[0] ?? '')?.[1] ?? '';
    expect(existsSync(join(import.meta.dirname, '../../../site/public', name))).toBe(true);
    expect(pictures[0]).toContain('alt="Inktvis"');
  });

  it('says the same in plain text', () => {
    const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(document)?.[1] ?? '-';
    expect(mail.text.startsWith(`${heading}\n`)).toBe(true);
    expect(mail.text).toContain('\n-- \nInktvis, Kortrijk Xpo, Doorniksesteenweg 216, 8500 Kortrijk');
    expect(mail.text).not.toMatch(/<\w|undefined|\{\w+\}/);
    expect(document).not.toMatch(/undefined|\{(reference|datetime|brand|kept|forgotten|ticketsAmount)\}/);
  });

  it('names no day but that of the message: those of the festival are others next year', () => {
    const words = `${mail.subject} ${document} ${mail.text}`.replaceAll('zaterdag 12 oktober, 14.32 uur', '');
    expect(words).not.toMatch(/\d (augustus|september|oktober|november|december)\b/);
  });

  it('can be recognised when it arrives twice', () => {
    expect(mail.messageId).toBe(`<${ID}.${template}@inktvis.example>`);
  });
});

describe('mails to the organisers', () => {
  it('hold every field of a contact message and are answered to the sender', () => {
    const mail = renderMail(job('contact-organiser', CONTACT), SITE);
    expect(mail).toMatchObject({ subject: 'Bericht via de site, nummer MZV-QV4', replyTo: CONTACT.email });
    expect(mail.text).toContain('Dit kwam binnen op zaterdag 12 oktober, 14.32 uur.');
    expect(mail.text).toContain(
      'Voornaam: Tiecelijn\nAchternaam: De Raaf\nE-mailadres: tiecelijn@voorbeeld.be',
    );
    expect(mail.text).toContain('Bericht:\n> Is er parking?\n> En soep?');
    expect(mail.html).toContain('Is er parking?<br/>En soep?');
  });

  it('hold every field of a group request, and its last question only when it was answered', () => {
    const mail = renderMail(job('group-organiser', GROUP), SITE);
    expect(mail.subject).toBe('Aanvraag voor 24 groepstickets, nummer MZV-QV4');
    expect(mail.replyTo).toBe(GROUP.contactEmail);
    for (const value of Object.values(GROUP)) {
      expect(mail.text).toContain(String(value));
      expect(mail.html).toContain(String(value));
    }
    const short = renderMail(job('group-organiser', { ...GROUP, extraInfo: ' ' }), SITE);
    expect(short.text).not.toContain('Nog iets dat we moeten weten');
    expect(short.html).not.toContain('class="words"');
  });

  it.each(Object.keys(CONTACT))('show hostile words in %s as words', (name) => {
    const { html, subject } = renderMail(job('contact-organiser', { ...CONTACT, [name]: HOSTILE }), SITE);
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('{reference}');
    expect(subject).toBe('Bericht via de site, nummer MZV-QV4');
  });

  it('put the words behind the vermilion edge', () => {
    const { html } = renderMail(job('contact-organiser', CONTACT), SITE);
    const quote = /<td class="words"[^>]*>.*?<\/td>/.exec(html)?.[0] ?? '';
    expect(quote).toContain('border-left:6px solid #d8371b');
    expect(quote).toContain('En soep?');
  });

  it.each(['a@b.be\r\nBcc: c@d.be', '"x"@b.be', 'a@b.be?cc=c d', 'josé@b.be'])(
    'are not answered to %j',
    (email) => {
      const mail = renderMail(job('contact-organiser', { ...CONTACT, email }), SITE);
      expect(mail.replyTo).toBeUndefined();
      expect(mail.html).not.toContain('mailto:');
    },
  );

  it('are answered to a domain that is not of ASCII in the form that servers know', () => {
    const mail = renderMail(job('contact-organiser', { ...CONTACT, email: 'info@café-livre.be' }), SITE);
    expect(mail.replyTo).toBe('info@xn--caf-livre-d4a.be');
    expect(mail.html).toContain('href="mailto:info@xn--caf-livre-d4a.be?subject=');
  });

  it('answer only the visitor, whatever the address holds', () => {
    const { html } = renderMail(
      job('contact-organiser', { ...CONTACT, email: 'a?cc=x&bcc=y@voorbeeld.be' }),
      SITE,
    );
    expect(html).toContain('href="mailto:a%3Fcc%3Dx%26bcc%3Dy@voorbeeld.be?subject=');
  });

  it('have a subject on one line and of a readable length', () => {
    const { subject } = renderMail(
      job('group-organiser', { ...GROUP, ticketsAmount: `1\r\nBcc: a@b.be\u2028${'9'.repeat(400)}` }),
      SITE,
    );
    expect(subject).not.toMatch(/[\p{Cc}\u2028]/u);
    expect([...subject].length).toBeLessThanOrEqual(120);
  });
});

describe('mails to visitors', () => {
  it.each(['contact-sender', 'group-sender', 'newsletter-confirm', 'newsletter-welcome'] as const)(
    '%s holds none of the words that came in, and cannot be answered to a stranger',
    (template) => {
      const words = Object.fromEntries(
        Object.keys({ ...CONTACT, ...GROUP }).map((name) => [
          name,
          `Koop-nu-${name} https://reclame.example`,
        ]),
      );
      const mail = renderMail(job(template, { ...words, token: TOKEN }), SITE);
      expect(JSON.stringify(mail)).not.toMatch(/Koop-nu|reclame\.example/);
      expect(mail.replyTo).toBeUndefined();
    },
  );

  it('ask for confirmation on a page with a button, by a link that can also be copied', () => {
    const mail = renderMail(job('newsletter-confirm', { token: TOKEN }), SITE);
    const address = `https://inktvis.example/nieuwsbrief/bevestigen?token=${TOKEN}`;
    expect(mail.text).toContain(`Bevestig mijn adres:\n${address}`);
    expect(mail.html).toContain(`href="${address}"`);
    expect(mail.html).toContain(`<b>${address}</b>`);
    expect(Object.keys(mail.headers)).toEqual(['Auto-Submitted']);
  });

  it('can be left with one click once somebody is on the list', () => {
    const mail = renderMail(job('newsletter-welcome', { token: TOKEN }), SITE);
    const address = `https://inktvis.example/nieuwsbrief/uitschrijven?token=${TOKEN}`;
    expect(mail.headers).toMatchObject({
      'List-Unsubscribe': `<${address}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.text).toContain(`Schrijf me uit: ${address}`);
  });

  it('say how long things are kept', () => {
    const text = (template: 'contact-organiser' | 'newsletter-confirm') =>
      renderMail(job(template, { ...CONTACT, token: TOKEN }), SITE).text;
    expect(text('contact-organiser')).toContain('achttien maanden');
    expect(text('newsletter-confirm')).toContain('Na veertien dagen');
  });
});

describe('another brand', () => {
  it('is named, without the drawing that is not its own', () => {
    const mail = renderMail(job('newsletter-confirm', { token: TOKEN }), { ...SITE, brand: 'Boek & Co' });
    expect(mail.subject).toBe('Bevestig je adres voor de post van Boek & Co');
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('Boek &amp; Co');
    expect(JSON.stringify(mail)).not.toContain('Inktvis');
  });

  it('has its own colours', () => {
    const colours = { ...COLOURS, ink: '#2b1150', ochre: '#9ad17b' };
    const { html } = renderMail(job('newsletter-confirm', { token: TOKEN }), {
      ...SITE,
      brand: 'Boekfeest',
      colours,
    });
    expect(html).toContain('background-color:#2b1150');
    expect(html).not.toContain(COLOURS.ink);
  });
});

it('mails about the mail say how many were given up, and what to do', () => {
  const mail = renderMail(job('alert-dead', { mails: 1 }), SITE);
  expect(mail.subject).toBe('1 mail van de site van Inktvis niet verstuurd');
  expect(mail.text).toContain('npm run inbox -- dead');
});
