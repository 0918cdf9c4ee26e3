/** @param {string} line */
export const say = (line) => console.log(line);

/** Its message is the one line to show. */
export class Stop extends Error {}

/** A `Stop` prints its line and exits 1, anything else keeps its stack. @param {() => Promise<number>} main */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 1;
  }
}

/** @param {number} since a value of performance.now() */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
