import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { CIRCUIT, type CircuitChange } from '@inktvis/foundation/measurements';

/** The state of the circuit breaker of each source, by its name. */
export type CircuitStates = Readonly<Record<string, CircuitChange['state']>>;

/** Follows the circuit breakers of the sources, for the health check and the metrics. */
export function watchCircuits() {
  const states: Record<string, CircuitChange['state']> = {
    content: 'closed',
    events: 'closed',
    pictures: 'closed',
    'tour-pictures': 'closed',
  };
  const onChange = (message: unknown) => {
    if (isCircuitChange(message)) states[message.source] = message.state;
  };
  subscribe(CIRCUIT, onChange);
  return {
    states: (): CircuitStates => ({ ...states }),
    close: (): void => void unsubscribe(CIRCUIT, onChange),
  };
}

const isCircuitChange = (message: unknown): message is CircuitChange =>
  typeof message === 'object' && message !== null && 'source' in message && 'state' in message;
