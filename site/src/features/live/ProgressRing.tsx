import { live } from '@inktvis/messages/live';
import { RING_LENGTH } from './browser/ring.ts';

/** How much of a slide's time has passed. The script of the show draws into it, many times a second, past React. */
export const ProgressRing = ({ className }: { readonly className: string | undefined }) => (
  <svg className={className} viewBox="0 0 72 72" role="img" aria-label={live.progress_label}>
    <circle cx="36" cy="36" r="34" data-disc="" />
    <circle cx="36" cy="36" r="25" data-rest="" />
    <circle
      cx="36"
      cy="36"
      r="25"
      data-ring=""
      strokeDasharray={RING_LENGTH}
      strokeDashoffset={RING_LENGTH}
      transform="rotate(-90 36 36)"
    />
  </svg>
);
