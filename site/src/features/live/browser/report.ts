type Report = {
  readonly name: string;
  /** How old the data on this screen is, in ms. */
  readonly age: number;
  readonly build: string;
};

/** Tells the organiser that this screen is there (`POST /api/live/meld`). Not heard is not told: the next one comes. */
export async function report({ name, age, build }: Report, signal: AbortSignal): Promise<void> {
  const dataAge = Math.max(0, Math.round(age / 1000));
  await fetch('/api/live/meld', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, dataAge, build }),
    signal,
  }).catch(() => {});
}
