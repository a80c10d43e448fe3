/** The channel on which the tabs of a browser say what they have announced. */
export const setupChannel = 'ascolto-setup';

export interface ToldElsewhere {
  /** Whether another tab has announced it. */
  readonly isTold: (name: string) => boolean;
  /** Says to the other tabs that this one has announced it. */
  readonly tell: (name: string) => void;
  readonly close: () => void;
}

/**
 * Hears what other tabs of the same user have announced, so that a tab one returns to does not say it again. Names hold
 * the user's token: tabs of two users do not silence each other.
 */
export function hearToldElsewhere(owner: string): ToldElsewhere {
  const told = new Set<unknown>();
  const channel = new BroadcastChannel(setupChannel);
  channel.onmessage = ({ data }) => told.add(data);
  return {
    isTold: (name) => told.has(`${owner} ${name}`),
    tell: (name) => channel.postMessage(`${owner} ${name}`),
    close: () => channel.close(),
  };
}
