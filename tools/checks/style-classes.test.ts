import { describe, expect, test } from 'vitest';
import { styleClasses } from './style-classes.ts';
import { tree } from './testing/tree.ts';

const CSS = 'site/src/ui/A.module.css';
const COMPONENT = 'site/src/ui/A.tsx';

const component = (body: string) => `import css from './A.module.css';\nexport const A = () => ${body};`;

describe('the classes of a style module', () => {
  test('may be read by name, by a name in quotes, and by a name that is computed', async () => {
    const root = tree({
      [CSS]: '.a { color: red }\n.b-c:hover, .d > p { background: url(./x.svg) }\n.a :global(.hidden) {}',
      [COMPONENT]: component("<p className={css.a}><b className={css['b-c']} />{css.d}</p>"),
      'site/src/ui/B.module.css': '.e {}',
      'site/src/ui/B.tsx': "import css from './B.module.css';\nexport const b = (x: string) => css[x];",
    });
    expect(await styleClasses.run(root)).toEqual([]);
  });

  test.each([
    [
      'a class without a rule',
      '.a {}',
      '<p className={css.a}>{css.b}</p>',
      `${COMPONENT}: no rule for the class b`,
    ],
    [
      'a rule that nothing uses',
      '.a {}\n.b {}',
      '<p className={css.a} />',
      `${CSS}: nothing uses the class b`,
    ],
  ])('finds %s', async (_name, rules, body, problem) => {
    const root = tree({ [CSS]: rules, [COMPONENT]: component(body) });
    expect(await styleClasses.run(root)).toEqual([expect.stringContaining(problem)]);
  });

  test('finds a module that nothing imports', async () => {
    expect(await styleClasses.run(tree({ [CSS]: '.a {}' }))).toEqual([`${CSS}: nothing imports it`]);
  });
});
