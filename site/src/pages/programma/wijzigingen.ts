import { changesPage } from '../../features/programme/changes/page.ts';
import { fixedRoute } from '../_open-page.ts';

export const ALL = fixedRoute(changesPage);
