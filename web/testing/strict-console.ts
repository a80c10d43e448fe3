import { vi } from 'vitest';

let heard: string[] = [];

/** From here on errors and warnings on the console are kept instead of printed. */
export function hearComplaints(): void {
  heard = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      heard.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
}

/** What was kept, to fail a test that was not silent; the console is itself again. */
export function complaints(): readonly string[] {
  vi.restoreAllMocks();
  return heard;
}

/** Takes back the complaints a test expects, and returns them. */
export function expectedComplaints(): readonly string[] {
  const expected = heard;
  heard = [];
  return expected;
}
