import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Embed } from './Embed.island.tsx';

test.each([
  ['map', 'still-kaart', 'u-pin'],
  ['video', 'still-theater', 'u-play'],
  ['audio', 'still-raam', 'u-external'],
] as const)('before consent a drawing stands in for a %s, and nothing of it loads', (shows, still, icon) => {
  const html = renderToStaticMarkup(
    <Embed
      src="https://elders.example/x"
      title="Elders"
      lead="Iets van elders."
      text=""
      from="Van Elders"
      provider="Elders"
      shows={shows}
      allow="Toon"
      remember="Altijd"
      forget="Niet meer"
      elsewhere="Bekijk het daar"
    />,
  );
  expect(html).toContain(`${still}.svg`);
  expect(html).toContain(`#${icon}"`);
  expect(html).not.toContain('<iframe');
});
