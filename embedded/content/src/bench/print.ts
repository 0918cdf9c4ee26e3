import { type ContentFigures, contentLimits } from './measure.ts';

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const mb = (value: number): string => `${value.toFixed(0)} MB`;

/** Prints the figures as two tables. */
export function printContentFigures({ stories, startMs, memoryMb, questions }: ContentFigures): void {
  console.log(`\nEmbedded content service with ${stories} stories`);
  console.table({
    start: { figure: ms(startMs), limit: ms(contentLimits.startMs) },
    'memory, started': { figure: mb(memoryMb.started), limit: mb(contentLimits.memoryMb) },
    'memory, after the questions': { figure: mb(memoryMb.asked), limit: mb(contentLimits.memoryMb) },
    'memory, at its highest': { figure: mb(memoryMb.highest), limit: '' },
  });
  console.table(
    Object.fromEntries(
      questions.map(({ name, listing, medianMs, slowestMs }) => [
        name,
        {
          median: ms(medianMs),
          slowest: ms(slowestMs),
          limit: listing ? ms(contentLimits.listMedianMs) : '',
        },
      ]),
    ),
  );
}

/** One line for each limit that the figures pass; empty when all is well. */
export function judgeContent({ startMs, memoryMb, questions }: ContentFigures): string[] {
  const lines = questions
    .filter(({ listing, medianMs }) => listing && medianMs >= contentLimits.listMedianMs)
    .map(({ name, medianMs }) => `content service, ${name}: median ${ms(medianMs)}`);
  if (startMs >= contentLimits.startMs) lines.push(`content service: start takes ${ms(startMs)}`);
  const most = Math.max(memoryMb.started, memoryMb.asked);
  if (most >= contentLimits.memoryMb) lines.push(`content service: ${mb(most)} of memory`);
  return lines;
}
