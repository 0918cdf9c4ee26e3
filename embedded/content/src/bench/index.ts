export { type ContentFigures, contentLimits, measureContentService } from './measure.ts';
export { judgeContent, printContentFigures } from './print.ts';
