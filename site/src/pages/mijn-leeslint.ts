import { myListPage } from '../features/my-list/page.ts';
import { fixedRoute } from './_open-page.ts';

export const ALL = fixedRoute(myListPage);
