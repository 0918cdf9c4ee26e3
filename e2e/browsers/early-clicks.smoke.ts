import { expect } from '@playwright/test';
import { CONTROLS, stateOf } from './controls.ts';
import { test } from './test.ts';

test.describe('what is pressed before its script is there', () => {
  for (const { name, page, width, ready, press, sees, isLink } of CONTROLS) {
    test(name, async ({ gated: { visitor, gate, open } }) => {
      await open.resize(width, 844);
      await open.goto(page);
      await open.waitsFor(ready);
      await press(open);
      await sees(open);
      const { focus, ...state } = await stateOf(open);
      await open.evaluate('localStorage.clear()');

      gate.hold();
      await visitor.goto(page, { isHeld: true });
      await press(visitor);
      gate.release();
      await visitor.waitsFor(ready);
      await sees(visitor);
      await expect(async () =>
        expect(await stateOf(visitor)).toMatchObject(isLink ? state : { ...state, focus }),
      ).toPass({ timeout: 15_000 });
    });
  }
});
