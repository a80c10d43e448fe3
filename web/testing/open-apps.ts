const closings = new Set<() => void>();

/** Has something stopped once the test is over. */
export function closeAfterTest(close: () => void): void {
  closings.add(close);
}

/** Stops everything the test opened, the last first: an app opened beside another stands on what that one set up. */
export function closeApps(): void {
  for (const close of [...closings].reverse()) close();
  closings.clear();
}
