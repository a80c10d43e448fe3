import { openChannel } from '#web/storage/open-channel';

/** The channel on which the tabs of a browser say what they have announced. */
const setupChannel = 'ascolto-setup';

export interface AnnouncedElsewhere {
  /** Whether another tab has announced it. */
  readonly isAnnounced: (name: string) => boolean;
  /** Says to the other tabs that this one has announced it. */
  readonly announce: (name: string) => void;
  readonly close: () => void;
}

/**
 * Hears what other tabs of the same user have announced, so that a tab one returns to does not say it again. Names hold
 * the user's token: tabs of two users do not silence each other.
 */
export function hearAnnouncedElsewhere(owner: string): AnnouncedElsewhere {
  const announced = new Set<unknown>();
  const channel = openChannel(setupChannel);
  channel.onmessage = ({ data }) => announced.add(data);
  return {
    isAnnounced: (name) => announced.has(`${owner} ${name}`),
    announce: (name) => channel.postMessage(`${owner} ${name}`),
    close: () => channel.close(),
  };
}
