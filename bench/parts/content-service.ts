import {
  type ContentFigures,
  judgeContent,
  measureContentService,
  printContentFigures,
} from '@inktvis/embedded-content/bench';
import { part } from '../part.ts';

/** The embedded content service with this many stories. */
const STORIES = 10_000;

export const contentService = part<ContentFigures>('contentService', {
  measure: () => measureContentService(STORIES),
  print: printContentFigures,
  judge: judgeContent,
});
