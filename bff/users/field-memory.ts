import { type Instant, minuteMs } from '#contracts/kernel/instant';

/** Which fields each user had when last read: by names alone, never values. */
export interface FieldMemory {
  /**
   * The remembered fields of the user that are not among these. Where none is missing, these are remembered from now on
   * in place of the others.
   */
  missing(publicToken: string, fields: readonly string[]): readonly string[];
}

/** How long fields are remembered: what the platform really took out of a user is missed no longer than that. */
const rememberedMs = 10 * minuteMs;

/** At most so many users are remembered; those read longest ago go first. */
const mostUsers = 5_000;

/** Remembers fields in this process. */
export function createFieldMemory(now: () => Instant): FieldMemory {
  const users = new Map<string, { readonly fields: readonly string[]; readonly readAt: Instant }>();
  return {
    missing(publicToken, fields) {
      const known = users.get(publicToken);
      if (known && now() - known.readAt < rememberedMs) {
        const present = new Set(fields);
        const missing = known.fields.filter((field) => !present.has(field));
        if (missing.length > 0) return missing;
      }
      users.delete(publicToken);
      users.set(publicToken, { fields, readAt: now() });
      const [oldest] = users.keys();
      if (users.size > mostUsers && oldest !== undefined) users.delete(oldest);
      return [];
    },
  };
}
