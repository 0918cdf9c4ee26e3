import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import stylelint from 'stylelint';

const ruleName = 'inktvis/no-unused-class';
const messages = stylelint.utils.ruleMessages(ruleName, {
  unused: (/** @type {string} */ name) => `No component uses ".${name}"`,
});

const sources = globSync('site/src/**/*.{ts,tsx,astro}').map((file) => readFileSync(file, 'utf8'));

/** A class of a CSS module that none of the files importing it names, and no other class of it composes. @type {import('stylelint').RuleBase} */
const rule = () => (root, result) => {
  const file = root.source?.input.file ?? '';
  if (!file.endsWith('.module.css')) return;
  const users = sources.filter((text) => text.includes(`/${basename(file)}'`));
  root.walkDecls('composes', ({ value }) => void users.push(value));
  const words = users.join('\n');
  root.walkRules((node) => {
    for (const [, name = ''] of node.selector.matchAll(/\.([a-z][\w-]*)/gi)) {
      if (new RegExp(`\\b${name}\\b`).test(words)) continue;
      stylelint.utils.report({ ruleName, result, node, word: name, message: messages.unused(name) });
    }
  });
};

export default stylelint.createPlugin(ruleName, Object.assign(rule, { ruleName, messages }));
