/** The session that a new note is written for. */
export interface SessionOfNote {
  readonly token: string;
  /** `16/11/2026`. */
  readonly day: string;
  /** `18:30`. */
  readonly time: string;
}

/** `16/11/2026, 18:30`. */
export function dayAndTime({ day, time }: SessionOfNote): string {
  return `${day}, ${time}`;
}
