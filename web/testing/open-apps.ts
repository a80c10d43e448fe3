const closings = new Set<() => void>();

/** Has something stopped once the test is over. */
export function closeAfterTest(close: () => void): void {
  closings.add(close);
}

/** Stops everything the test opened. */
export function closeApps(): void {
  for (const close of closings) close();
  closings.clear();
}
