import { defineBlock, f } from '../kit/index.ts';

export const openingHours = defineBlock('opening_hours', {
  label: 'Openingsuren',
  preview: 'weekday',
  fields: {
    weekday: f.choice(
      {
        monday: 'maandag',
        tuesday: 'dinsdag',
        wednesday: 'woensdag',
        thursday: 'donderdag',
        friday: 'vrijdag',
        saturday: 'zaterdag',
        sunday: 'zondag',
      },
      { label: 'Dag', required: true },
    ),
    opens: f.text({ label: 'Open om', required: true, help: 'UU:MM, Brusselse tijd.' }),
    closes: f.text({ label: 'Dicht om', required: true, help: 'UU:MM, Brusselse tijd.' }),
  },
});
