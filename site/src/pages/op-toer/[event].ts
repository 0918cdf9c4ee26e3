import { tourEventPage } from '../../features/tours/page.ts';
import { fixedRoute } from '../_open-page.ts';

export const ALL = fixedRoute(tourEventPage);
