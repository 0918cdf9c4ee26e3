import type { PageColour } from '@inktvis/content';
import { NoPicture } from '../../ui/NoPicture.tsx';

type TourNoPictureProps = {
  readonly town: string;
  /** How many events without a picture come before this one. */
  readonly place?: number;
  /** The paper of the page: the block has another. */
  readonly page?: PageColour;
  readonly size?: 'normal' | 'xl';
  readonly className?: string;
};

const COLOURS = ['red', 'white', 'blue', 'ochre'] as const;

function colourOf(place: number, page: PageColour | undefined) {
  const fitting = COLOURS.filter((colour) => colour !== page);
  return fitting[place % fitting.length];
}

/** `Sint-Katelijne-Waver` in lines, so that it fits. */
const lines = (town: string): readonly string[] =>
  town.length <= 10 ? [town].filter(Boolean) : [...new Set(town.split(/(?<=-)|\s+/))];

/** Where there is no picture: paper with the name of the town, in turn of another colour (requirements D10). */
export const TourNoPicture = ({ town, place = 3, page, size, className }: TourNoPictureProps) => (
  <NoPicture words={lines(town)} colour={colourOf(place, page)} size={size} className={className} />
);
