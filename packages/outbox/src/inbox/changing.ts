import { referenceOf } from '@inktvis/forms';
import { CommandFailure, type Run } from './command.ts';
import { forget } from './people.ts';
import { requestOf } from './reading.ts';
import { retryUnsent, setAnswered } from './requests.ts';
import { amount, printable } from './words.ts';

export const retry: Run = async (command) => {
  const { args, driver, clock, output } = command;
  const id = args.alles ? null : (await requestOf(command, 'retry')).id;
  const count = await retryUnsent(driver, { id, now: clock.now().getTime() });
  if (count === 0) return void output.write('Er is geen mail die op een nieuwe poging wacht.\n');
  output.write(`${amount(count, 'mail gaat', 'mails gaan')} opnieuw weg.\n`);
};

export const markAnswered: Run = async (command) => {
  const { args, driver, clock, output } = command;
  const { id, reference } = await requestOf(command, 'beantwoord');
  await setAnswered(driver, { id, answeredAt: args.niet ? null : clock.now().getTime() });
  output.write(`Nummer ${reference} is ${args.niet ? 'niet ' : ''}beantwoord.\n`);
};

export const forgetAddress: Run = async ({ args, driver, output }) => {
  const [email] = args.words;
  if (email === undefined || !email.includes('@')) {
    throw new CommandFailure('Zeg welk adres: npm run inbox -- forget <e-mailadres>', 2);
  }
  const { requests, subscription, mentionedIn } = await forget(driver, email);
  const lines = [
    amount(requests.contact, 'bericht', 'berichten'),
    amount(requests['group-purchase'], 'groepsaanvraag', 'groepsaanvragen'),
    amount(requests.newsletter, 'vraag om de nieuwsbrief', 'vragen om de nieuwsbrief'),
    {
      pending: '1 onbevestigde inschrijving',
      confirmed: '1 inschrijving op de nieuwsbrief',
      none: '0 inschrijvingen',
    }[subscription ?? 'none'],
  ];
  const isKnown = subscription !== null || Object.values(requests).some((count) => count > 0);
  output.write(
    isKnown
      ? `Verwijderd voor ${printable(email)}, met de mails die nog wachtten:\n${lines.map((line) => `  ${line}\n`).join('')}`
      : `Niets gevonden van ${printable(email)} in deze databank.\n`,
  );
  if (mentionedIn.length > 0) {
    const numbers = mentionedIn.map(referenceOf).join(', ');
    output.write(`Het adres staat ook in wat anderen schreven: ${numbers}. Kijk dat zelf na met show.\n`);
  }
  output.write('Wat al gemaild werd, staat nog in de postbussen, en een vroegere export in zijn bestand.\n');
};
