import { aptInstall, mayInstall } from './apt.mjs';
import { run } from './run.mjs';

/** Debian's own Python: another one would not see the package. */
const PYTHON = '/usr/bin/python3';

/**
 * Looks for the parser that the calendar tests read our calendars with, and installs it when we may.
 * @returns {Promise<string | undefined>} undefined when there is one, else the line that says what to install
 */
export async function missingIcalendar() {
  if (await hasIcalendar()) return undefined;
  if (mayInstall() && (await aptInstall('python3-icalendar')) && (await hasIcalendar())) return undefined;
  const how =
    process.platform === 'darwin'
      ? `it for ${PYTHON} (${PYTHON} -m pip install --user icalendar)`
      : 'it (Debian, as root: apt-get install python3-icalendar)';
  return `The calendar tests need Python's icalendar: install ${how}.`;
}

async function hasIcalendar() {
  const { code } = await run(PYTHON, ['-c', 'import icalendar'], { quiet: true, timeoutMs: 20_000 });
  return code === 0;
}
