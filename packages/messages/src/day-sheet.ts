export const daySheet = {
  label: 'Het blad, liggend A4',
  caption: '{day}: zalen naast elkaar, uren onder elkaar',
  print: 'Print dit blad',
  mine: 'In je leeslint',
  own_list: 'Mijn leeslint',
  own_count: ' {count} in je leeslint.',
  key: 'Tekens',
  too_wide: 'Op deze dag gebeurt te veel tegelijk voor één blad. Kies minder zalen, of print de lijst.',
  was: 'was {previous}',
  changes: 'Wat daarna schoof, staat achter de code en hangt aan de infobalie.',
} as const;
