import { expect, it } from 'vitest';
import { safeHref } from './href.ts';

const SITE = 'https://inktvis.example';

it.each([
  // E-mail addresses.
  ['pers@inktvis.example', 'mailto:pers@inktvis.example'],
  [
    'Jan.Peeters+pers@mail.inktvis.example?subject=Dag Jan',
    'mailto:Jan.Peeters+pers@mail.inktvis.example?subject=Dag%20Jan',
  ],
  ['mailto:a@b.be?body=Dag%0AJan%0d%0aEn%0Dwe', 'mailto:a@b.be?body=Dag%0D%0AJan%0D%0AEn%0D%0Awe'],
  ['mailto: pers@inktvis.example ', 'mailto:pers@inktvis.example'],
  // Telephone numbers: what is dialled.
  ['056 24 24 24', 'tel:056242424'],
  ['+32 56 24 24 24', 'tel:+3256242424'],
  ['+32 (0)56/24.24.24', 'tel:+3256242424'],
  ['(056) 24\u00a024 24', 'tel:056242424'],
  ['0473‑12‑34‑56', 'tel:0473123456'],
  ['\u202a+32 56 24 24 24\u202c', 'tel:+3256242424'],
  ['tel:+32 56 24 24 24', 'tel:+3256242424'],
  ['tel:+32%2056%2024', 'tel:+325624'],
  ['TEL: 112', 'tel:112'],
  ['tel:+32 56 24;ext=12', 'tel:+325624'],
  ['tel:bel ons', null],
  ['tel:', null],
  // Our own address.
  ['https://inktvis.example', '/'],
  ['https://inktvis.example/programma?dag=2#uren', '/programma?dag=2#uren'],
  ['http://INKTVIS.example/programma', '/programma'],
  ['inktvis.example/programma', '/programma'],
  ['//inktvis.example/programma', '/programma'],
  ['https://inktvis.example//elders.example/x', '/elders.example/x'],
  ['https://inktvis.example:8443/', 'https://inktvis.example:8443/'],
  ['https://inktvis.example.elders.example/', 'https://inktvis.example.elders.example/'],
  // Elsewhere.
  ['https://www.delijn.be/mijn boek.pdf', 'https://www.delijn.be/mijn%20boek.pdf'],
  ['delijn.be/nl', 'https://delijn.be/nl'],
  ['\\\\delijn.be\\nl', 'https://delijn.be/nl'],
  ['https://', null],
  // Paths.
  ['programma', '/programma'],
  ['2024-10-26', '/2024-10-26'],
  ['folder.pdf', '/folder.pdf'],
  ['delen/jan@huis', '/delen/jan@huis'],
  ['#uren', '#uren'],
  ['?dag=2', '?dag=2'],
  // What runs, reads or cannot be.
  ['javascript:alert(1)', null],
  [' java\nscript:alert(1)', null],
  ['\u200bjavascript:alert(1)', null],
  ['data:text/html,x', null],
  ['vbscript:x', null],
  ['sms:+32470123456', null],
  ['file:///etc/x', null],
  ['blob:https://inktvis.example/1', null],
  ['intent://x#Intent;end', null],
  ['', null],
])('%j becomes %j', (typed, href) => {
  expect(safeHref(typed, SITE)).toBe(href);
});

it('without the address of the site, one on it stays as it is', () => {
  expect(safeHref('https://inktvis.example/programma')).toBe('https://inktvis.example/programma');
});
