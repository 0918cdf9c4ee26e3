import { f } from '../kit/index.ts';
import { bodyBlockDefinitions } from './index.ts';

type BodyBlockName = keyof typeof bodyBlockDefinitions;

/** Names of the blocks a page's body may hold. */
export const BODY_BLOCKS = Object.keys(bodyBlockDefinitions) as readonly BodyBlockName[];

/** The body field that every page-like content type shares. */
export const body = () => f.body(BODY_BLOCKS, { label: 'Inhoud' });
