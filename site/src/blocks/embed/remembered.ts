/** Hosts whose embeds this browser may load without asking again; the cookie page tells visitors about it. */
const KEY = 'toegelatenInsluitingen';

function hosts(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((host) => typeof host === 'string') : [];
  } catch {
    // Blocked or damaged storage only means that we ask again.
    return [];
  }
}

export const isAllowed = (host: string): boolean => hosts().includes(host);

export function allowHost(host: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...hosts(), host])]));
  } catch {
    // Not remembered, but allowed this once.
  }
}
