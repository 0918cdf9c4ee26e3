import type { Picture } from '@inktvis/content';
import { hasMascot } from '../ui/brand.ts';
import type { HeroSide } from './PageHero.tsx';

/** The picture of a page beside its title; without one the title has the width to itself. */
export const heroSide = (
  picture: Picture | null,
  shape: 'square' | '5/4' | '3/2' = '3/2',
  corner: 'a' | 'b' | 'c' = 'a',
  left = false,
): HeroSide => (picture ? { kind: 'picture', picture, shape, corner, left } : { kind: 'none' });

type Arm = Extract<HeroSide, { kind: 'ornament' }>;

/** A tentacle beside the title of an overview: only for the brand it belongs to. */
export const heroArm = (brand: string, name: Arm['name'], place: Arm['place'] = 'low'): HeroSide =>
  hasMascot(brand) ? { kind: 'ornament', name, place } : { kind: 'none' };
