import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CircuitState, createCircuit } from './circuit-breaker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A circuit that opens after three failures or 5 s of silence, for 3 s, around a source that can be switched. */
function world() {
  const source = { state: 'up' as 'up' | 'down' | 'hangs', asked: 0 };
  const changes: CircuitState[] = [];
  const circuit = createCircuit({
    source: 'proef',
    failures: 3,
    silenceMs: 5000,
    pauseMs: 3000,
    onChange: (state) => changes.push(state),
  });
  const ask = () =>
    circuit.run(
      async () => {
        source.asked += 1;
        return source.state === 'hangs' ? new Promise<never>(() => {}) : source.state;
      },
      (response) => response === 'up',
    );
  return { source, changes, circuit, ask };
}

it('passes everything on while the source responds, and single failures too', async () => {
  const { source, ask, circuit } = world();
  for (const state of ['up', 'down', 'down', 'up', 'down', 'down'] as const) {
    source.state = state;
    expect(await ask()).toBe(state);
  }
  expect(circuit.state()).toBe('closed');
});

it('opens after three failures in a row: then attempts are refused at once', async () => {
  const { source, ask, circuit } = world();
  source.state = 'down';
  for (let attempt = 0; attempt < 3; attempt += 1) await ask();
  expect(circuit.state()).toBe('open');
  expect(await ask()).toBeNull();
  expect(source.asked).toBe(3);
});

it('opens when the source says nothing for five seconds', async () => {
  const { source, ask, circuit } = world();
  source.state = 'hangs';
  void ask();
  await vi.advanceTimersByTimeAsync(4999);
  expect(circuit.state()).toBe('closed');
  await vi.advanceTimersByTimeAsync(1);
  expect(circuit.state()).toBe('open');
  expect(await ask()).toBeNull();
});

it('stays closed when one thing takes long and others are answered', async () => {
  const { source, ask, circuit } = world();
  source.state = 'hangs';
  void ask();
  source.state = 'up';
  await ask();
  await vi.advanceTimersByTimeAsync(6000);
  expect(circuit.state()).toBe('closed');
});

it('closes when what took long is answered after all', async () => {
  const { circuit } = world();
  const late = circuit.run(
    () => new Promise((resolve) => setTimeout(resolve, 6000, 'laat')),
    () => true,
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(circuit.state()).toBe('open');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toBe('laat');
  expect(circuit.state()).toBe('closed');
});

it('probes once after the pause, behind an attempt that is refused nevertheless', async () => {
  const { source, ask, changes } = world();
  source.state = 'down';
  for (let attempt = 0; attempt < 3; attempt += 1) await ask();
  source.state = 'hangs';
  await vi.advanceTimersByTimeAsync(3000);
  expect(await ask()).toBeNull();
  expect(await ask()).toBeNull();
  expect(source.asked).toBe(4);
  await vi.advanceTimersByTimeAsync(5000);
  expect(changes).toEqual(['open', 'half-open', 'open']);
  source.state = 'up';
  await vi.advanceTimersByTimeAsync(3000);
  expect(await ask()).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(changes.slice(3)).toEqual(['half-open', 'closed']);
  expect(await ask()).toBe('up');
});

it('passes a rejection on, and counts it as a failure', async () => {
  const { circuit } = world();
  const broken = () => Promise.reject(new Error('stuk'));
  for (let attempt = 0; attempt < 3; attempt += 1)
    await expect(circuit.run(broken, () => true)).rejects.toThrow('stuk');
  expect(circuit.state()).toBe('open');
});
