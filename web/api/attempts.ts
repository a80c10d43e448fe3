type Hear = (name: string) => void;

const hearing = new Set<Hear>();

/** Announces that an operation, or another thing the user asks for, is tried; by its name. */
export function announceAttempt(name: string): void {
  for (const hear of hearing) hear(name);
}

/** Calls back at every attempt, until the function it returns is called. */
export function hearAttempts(hear: Hear): () => void {
  hearing.add(hear);
  return () => void hearing.delete(hear);
}
