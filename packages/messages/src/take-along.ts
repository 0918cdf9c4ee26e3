export const takeAlong = {
  title: 'Meenemen',
  for_print: 'Op papier',
  print: 'Print het programma',
  print_day: 'Print deze dag',
  print_sheet: 'De dag op één blad',
  in_calendar: 'In je agenda',
  calendar_feed: 'Volg het programma in je agenda',
  calendar_note: 'Agenda’s vernieuwen zichzelf niet elk uur. Kijk op de dag zelf nog eens hier.',
  on_the_way: 'Onderweg',
} as const;
