type Count = () => number;

let announced: Count | undefined;

/** Announces how to count the messages that have not left this device; a later announcement takes its place. */
export function announceUnsent(count: Count): () => void {
  announced = count;
  return () => {
    if (announced === count) announced = undefined;
  };
}

/** How many messages signing out would lose. */
export function countUnsent(): number {
  return announced?.() ?? 0;
}
