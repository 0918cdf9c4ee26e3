import { distanceKm, type Point } from '../point.ts';
import type { Shop } from './shop.ts';

/** A shop and how far it is; null when it does not say where it is. */
export type Distant = { readonly shop: Shop; readonly km: number | null };

/** Shops by distance, the others after them; equally far ones stay in their order. */
export const nearest = (shops: readonly Shop[], from: Point): readonly Distant[] =>
  shops
    .map((shop) => ({ shop, km: shop.point && distanceKm(from, shop.point) }))
    .toSorted((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE));
