import { pageOfData } from '@inktvis/programme/list-data';
import type { APIRoute } from 'astro';
import { listResponse } from '../../_list-route.ts';

/**
 * `GET /programma/lijst.json?thema=…`, `GET /programma/zondag-27-oktober/lijst.json?thema=…`: the list of a programme page as
 * JSON (`ProgrammeData`), for the island of that page.
 */
export const GET: APIRoute = (context) => listResponse(context, pageOfData(context.url));
