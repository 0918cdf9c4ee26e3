import { namesPage } from '../../features/names/page.ts';
import { fixedRoute } from '../_open-page.ts';

export const ALL = fixedRoute(namesPage);
