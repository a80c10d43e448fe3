import { useEffect, useEffectEvent } from 'react';

interface KeepUp {
  /** When the last message of the open conversation was sent; undefined while it is read or without messages. */
  readonly shownAt: string | undefined;
  /** The same as the list of conversations has it. */
  readonly listedAt: string | undefined;
  /** Reads the conversation again. */
  readonly read: () => unknown;
}

/** Reads a conversation again as soon as the list has a message that it lacks, so that both show it together. */
export function useKeepUp({ shownAt, listedAt, read }: KeepUp): void {
  const keepUp = useEffectEvent(() => {
    if (listedAt !== undefined && shownAt !== undefined && listedAt > shownAt) void read();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the list brings is a reason
  useEffect(() => keepUp(), [listedAt]);
}
