const closings = new Set<() => void>();

/** Registers what stops something that the test opened. */
export function closeAfterTest(close: () => void): void {
  closings.add(close);
}

/** Stops everything the test opened, the last first: an app may depend on what an earlier one set up. */
export function closeApps(): void {
  for (const close of [...closings].reverse()) close();
  closings.clear();
}
