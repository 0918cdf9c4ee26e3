export const queue = {
  states: {
    geen: 'Geen rij',
    '20': 'ca. 20 min',
    '40': 'ca. 40 min',
    '60': 'ca. 60 min',
    dicht: 'Rij gesloten',
    voorbij: 'Voorbij',
    stil: 'Rij niet meer bijgehouden',
  },
  said: 'stand van {time} uur',
  closed: 'sinds {time} uur, wie erin staat komt nog aan de beurt',
  silent: 'laatst gemeld om {time} uur, kijk aan de tafel',
  without_script: 'Hoe lang is de rij nu?',
} as const;
