import { expect } from '@playwright/test';
import { message } from '../support/forms.ts';
import { CONTROLS, type Control, DESK, FILTERS, SUNDAY, stateOf } from './controls.ts';
import { translate } from './page-state.ts';
import { describe, gatedTest } from './test.ts';
import type { Visitor } from './visitor.ts';

/** Every island is React's: what is pressed while one is drawn anew would be pressed by chance. */
const AWAKE = 'html:not(:has(astro-island[ssr]:not([client=minute])))';
const FORM = 'astro-island:not([ssr]) form[method=post]';

const write = async (visitor: Visitor, values: Record<string, string>) => {
  for (const [label, text] of Object.entries(values)) await visitor.type(label, text);
};

/** What is pressed on a page that is translated only, because its texts change. */
const OTHERS: readonly Control[] = [
  {
    name: 'a letter that was sent',
    page: '/contact',
    width: DESK,
    ready: FORM,
    async press(visitor) {
      await visitor.click('button', 'Verstuur je bericht');
      await visitor.sees('heading', 'Er is een probleem');
      await write(visitor, message('reinaert@example.org'));
      await visitor.click('button', 'Verstuur je bericht');
    },
    sees: (visitor) => visitor.seesThat('heading', 'Je bericht werd verzonden!', { isFocused: true }),
  },
  {
    name: 'my list',
    page: SUNDAY,
    width: DESK,
    ready: FILTERS,
    async press(visitor) {
      await visitor.click('button', 'Leg in je leeslint: O krinklende winklende waterding');
      await visitor.click('button', 'Leg in je leeslint: De Leeuw van Vlaanderen');
      await visitor.goto('/mijn-leeslint');
      await visitor.sees('button', 'Een half uur samen');
      await visitor.evaluate(`(${translate})()`);
      await visitor.click('button', 'Een half uur samen');
      await visitor.click('button', 'Laat het zo');
      await visitor.click('button', 'Leg in je leeslint: De Leeuw van Vlaanderen');
      await visitor.misses('link', 'De Leeuw van Vlaanderen');
      await visitor.click('button', 'Leg in je leeslint: O krinklende winklende waterding');
    },
    sees: (visitor) => visitor.sees('button', 'Verras me'),
  },
];

describe('what is pressed before its script is there, or on a page that the browser translates, leads to the same', () => {
  for (const control of [...CONTROLS, ...OTHERS]) {
    const { name, page, width, ready, press, sees, isLink } = control;
    gatedTest(name, async ({ visitor, gate }) => {
      const comesTo = (state: Record<string, unknown>) =>
        expect(async () => expect(await stateOf(visitor)).toMatchObject(state)).toPass({ timeout: 60_000 });
      await visitor.resize(width, 844);
      await visitor.goto(page);
      await visitor.waitsFor(ready);
      await press(visitor);
      await sees(visitor);
      const { focus, ...state } = await stateOf(visitor);
      await visitor.evaluate('localStorage.clear()');

      for (const isTranslated of CONTROLS.includes(control) ? [false, true] : []) {
        gate.hold();
        await visitor.goto(page, { isHeld: true });
        if (isTranslated) await visitor.evaluate(`(${translate})()`);
        await press(visitor);
        gate.release();
        await visitor.waitsFor(ready);
        await sees(visitor);
        await comesTo(isLink ? state : { ...state, focus });
        await visitor.evaluate('localStorage.clear()');
      }

      await visitor.resize(width, 9000);
      await visitor.goto(page);
      await visitor.waitsFor(ready);
      await visitor.waitsFor(AWAKE);
      await visitor.resize(width, 844);
      await visitor.evaluate(`(${translate})()`);
      await press(visitor);
      await sees(visitor);
      await comesTo({ ...state, focus });
    });
  }
});

describe('on a page that the browser translates', () => {
  gatedTest('a message that cannot be sent is kept, and sent at the next try', async ({ visitor, gate }) => {
    await visitor.goto('/contact');
    await visitor.waitsFor(FORM);
    await visitor.evaluate(`(${translate})()`);
    await write(visitor, message('reinaert@example.org'));
    gate.isCut = true;
    await visitor.click('button', 'Verstuur je bericht');
    await visitor.seesThat('heading', 'Versturen is niet gelukt', { isFocused: true });
    gate.isCut = false;
    await visitor.click('button', 'Probeer opnieuw');
    await visitor.misses('heading', 'Versturen is niet gelukt');
    await visitor.click('button', 'Verstuur je bericht');
    await visitor.seesThat('heading', 'Je bericht werd verzonden!', { isFocused: true });
  });

  gatedTest('a list that throws all the same is drawn by the server', async ({ visitor }) => {
    await visitor.goto(`${SUNDAY}?thema=kids`);
    await visitor.waitsFor(FILTERS);
    await visitor.evaluate("document.querySelector('main div:has(> ul a[href$=oktober])').remove()");
    await visitor.click('button', 'Filters');
    await visitor.click('checkbox', 'Kids');
    await visitor.isAt(SUNDAY);
    await visitor.misses('link', 'Kids: verwijder filter');
    await visitor.waitsFor(FILTERS);
    await visitor.sees('text', '24 belevingen');
  });
});

/** Kinds of islands: a page, and of a letter what is typed and pressed. When it is sent what it calls is not there. */
const ISLANDS: readonly (readonly [name: string, page: string, field?: string, button?: string])[] = [
  ['Programme', SUNDAY],
  ['Search', '/zoeken'],
  ['OwnList', '/mijn-leeslint'],
  ['SharedList', '/mijn-leeslint?b=a24lrsz.4o88b6z'],
  ['LiveScreen', '/live'],
  ['Carousel', '/alle-blokken'],
  ['Form', '/contact', 'Voornaam', 'Verstuur je bericht'],
  ['Newsletter', '/nieuws', 'E-mailadres', 'Schrijf me in'],
];
const MOMENTS = ['first drawn', 'drawn again', 'sent'] as const;
/** What is drawn again is the same for all (`site/astro/react-client.ts`): one that loads its page again, and a letter. */
const AGAIN = ['Programme', 'Form'];

for (const [island, page, field, button = ''] of ISLANDS)
  for (const moment of MOMENTS) {
    if (moment === 'sent' ? !field : moment === 'drawn again' && !AGAIN.includes(island)) continue;
    gatedTest(`${island} that throws when ${moment} leaves what was there`, async ({ visitor, gate }) => {
      const found = `astro-island[component-export=${island}]`;
      const elements = () => visitor.evaluate(`document.querySelectorAll('${found} *').length`);
      await visitor.resize(DESK, 9000);
      gate.broken = { name: island, nth: MOMENTS.indexOf(moment) + 1 };
      gate.hold();
      await visitor.goto(page, { isHeld: true });
      const drawn = await elements();
      if (field) await visitor.type(field, 'Reinaert');
      gate.release();
      if (field && moment !== 'first drawn') {
        await visitor.waitsFor(`${found}:not([ssr])`);
        if (moment === 'sent') await visitor.evaluate('delete window.FormData');
        await visitor.click('button', button);
      }
      if (moment !== 'sent') await visitor.waitsFor(`[data-thrown=${field ? 'navigate' : 'reload'}]`);
      expect(await elements()).toBe(drawn);
      if (field) expect((await stateOf(visitor)).typed).toContain('Reinaert');
    });
  }
