import { subscribe } from 'node:diagnostics_channel';
import { CIRCUIT, type CircuitChange } from '@inktvis/foundation/circuit-breaker';

/** The circuit breakers of this process that have changed state, by the name of their source. */
const states: Record<string, CircuitChange['state']> = {
  content: 'closed',
  events: 'closed',
  pictures: 'closed',
  'tour-pictures': 'closed',
};

subscribe(CIRCUIT, (message) => {
  if (isCircuitChange(message)) states[message.source] = message.state;
});

/** The state of the circuit breaker of each source, for the health check. */
export const circuitStates = (): Readonly<typeof states> => ({ ...states });

const isCircuitChange = (message: unknown): message is CircuitChange =>
  typeof message === 'object' && message !== null && 'source' in message && 'state' in message;
