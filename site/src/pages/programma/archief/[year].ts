import { archivePage } from '../../../features/archive/page.ts';
import { fixedRoute } from '../../_open-page.ts';

export const ALL = fixedRoute(archivePage);
