import { pageOfData } from '@inktvis/programme/list-data';
import type { APIRoute } from 'astro';
import { listResponse } from '../_list-route.ts';

/** The list of a programme page as JSON (`ProgrammeData`), for the island of that page. */
export const programmeData: APIRoute = (context) => listResponse(context, pageOfData(context.url));
