/** The messages of this tab that have not left this device. */
interface Unsent {
  readonly count: () => number;
  readonly subscribe: (onChange: () => void) => () => void;
}

let announced: Unsent | undefined;
const hearing = new Set<() => void>();

function tell(): void {
  for (const hear of hearing) hear();
}

/** Announces the messages that have not left this device; a later announcement takes its place. */
export function announceUnsent(unsent: Unsent): () => void {
  announced = unsent;
  const stopListening = unsent.subscribe(tell);
  return () => {
    stopListening();
    if (announced === unsent) announced = undefined;
  };
}

/** How many messages signing out would lose. */
export function countUnsent(): number {
  return announced?.count() ?? 0;
}

/** Calls back when a message was written, sent or dropped. */
export function onUnsent(hear: () => void): () => void {
  hearing.add(hear);
  return () => void hearing.delete(hear);
}
