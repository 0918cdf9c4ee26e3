import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Offer } from './embed.tsx';

test.each([
  ['map', 'still-kaart', 'u-pin', 'Toon de kaart'],
  ['video', 'still-theater', 'u-play', 'Toon de video'],
  ['audio', 'still-raam', 'u-external', 'Toon het fragment'],
] as const)(
  'before consent a drawing stands in for a %s, and nothing of it loads',
  (shows, still, icon, allow) => {
    const html = renderToStaticMarkup(
      <Offer
        id="x"
        src="https://elders.example/x"
        lead="Iets van elders."
        text=""
        service={{ name: 'Elders', shows }}
      />,
    );
    expect(html).toContain(`${still}.svg`);
    expect(html).toContain(`#${icon}"`);
    expect(html).toContain(allow);
    expect(html).toContain('Onthoud mijn keuze in deze browser');
    expect(html).not.toContain('<iframe');
  },
);
