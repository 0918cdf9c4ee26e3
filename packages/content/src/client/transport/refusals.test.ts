import { expect, it } from 'vitest';
import { createRefusals } from './refusals.ts';

/** A space that responds to every request with `status`; `ask` is one every two seconds, for so many seconds. */
function world() {
  const space = { status: 200, asked: 0 };
  const changes: (number | null)[] = [];
  let now = 0;
  const refusals = createRefusals({
    source: 'proef',
    onChange: (status) => void changes.push(status),
    now: () => now,
  });
  const ask = (seconds: number) => {
    space.asked = 0;
    for (const end = now + seconds * 1000; now < end; now += 2000) {
      if (!refusals.admits()) continue;
      space.asked += 1;
      refusals.ended(space.status);
    }
    return space.asked;
  };
  return { space, changes, ask };
}

it.each([402, 403, 429])(
  'a space that says %i for over a minute is asked rarely, and told of once',
  (status) => {
    const { space, changes, ask } = world();
    ask(60);
    space.status = status;
    expect(ask(60)).toBe(30);
    expect(changes).toEqual([]);
    ask(10);
    expect(changes).toEqual([status]);
    expect(ask(3600)).toBeLessThanOrEqual(16);
    expect(changes).toEqual([status]);
  },
);

it('it is asked as before as soon as it responds, within five minutes', () => {
  const { space, changes, ask } = world();
  space.status = 429;
  ask(3600);
  space.status = 200;
  ask(300);
  expect(changes).toEqual([429, null]);
  expect(ask(60)).toBe(30);
});

it.each([404, 422, 500])('a rate limit with successes or a %i in between is no refusal', (status) => {
  const { space, changes, ask } = world();
  for (let minute = 0; minute < 10; minute += 1) {
    space.status = 429;
    ask(50);
    space.status = status;
    ask(2);
  }
  expect(changes).toEqual([]);
});
