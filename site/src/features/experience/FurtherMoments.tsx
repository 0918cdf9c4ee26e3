import { formatDayNumber, formatTime } from '@inktvis/foundation/brussels';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { leadingOccurrence, type Occurrence, startDay } from '@inktvis/programme/occurrences';
import { isBookable } from '@inktvis/programme/status';
import { MoreLink } from '../../ui/MoreLink.tsx';

/** Where all times of the experience stand. */
export const MOMENTS_ID = 'momenten';

type FurtherMomentsProps = { readonly occurrences: readonly Occurrence[]; readonly now: Date };

/** Below the ticket: the next other time one can still come, and how many there are besides. */
export function FurtherMoments({ occurrences, now }: FurtherMomentsProps) {
  const lead = leadingOccurrence(occurrences, now);
  const [next, ...others] = occurrences.filter((one) => one !== lead && isBookable(one, now));
  if (!next) return null;
  const first = fill(messages.experience.also_on_moment, {
    day: formatDayNumber(startDay(next)),
    time: formatTime(next.content.startDate),
  });
  const rest =
    others.length === 0
      ? ''
      : others.length === 1
        ? ` ${messages.experience.more_dates_one}`
        : ` ${fill(messages.experience.more_dates_many, { n: others.length })}`;
  return (
    <p>
      <MoreLink href={`#${MOMENTS_ID}`}>{`${first}${rest}`}</MoreLink>
    </p>
  );
}
