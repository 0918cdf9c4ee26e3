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

function keep(allowed: readonly string[]): void {
  try {
    if (allowed.length > 0) localStorage.setItem(KEY, JSON.stringify(allowed));
    else localStorage.removeItem(KEY);
  } catch {
    // Not remembered, but allowed this once.
  }
}

export const isRemembered = (host: string): boolean => hosts().includes(host);

export const rememberHost = (host: string): void => keep([...new Set([...hosts(), host])]);

export const forgetHost = (host: string): void => keep(hosts().filter((one) => one !== host));
