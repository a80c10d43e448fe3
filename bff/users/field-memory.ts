import { type Instant, minuteMs } from '#contracts/kernel/instant';

/** Which fields each user had when last read: by names alone, never values. */
export interface FieldMemory {
  /**
   * The fields that are gone with most of their part, of those the user had: such a record is half a user, while single
   * fields come and go, except those that stand in no part. Where none is, the fields are remembered in place of the
   * earlier ones.
   *
   * @param fields by dotted name, such as `configuration.is_terms`; the part is what stands before the dot
   */
  goneWithPart(publicToken: string, fields: readonly string[]): readonly string[];
}

/** How long fields are remembered: what the platform really took out of a user holds up saves no longer than that. */
const rememberedMs = 10 * minuteMs;

/** At most so many users are remembered; those read longest ago go first. */
const mostUsers = 5_000;

/** Remembers fields in this process. */
export function createFieldMemory(now: () => Instant): FieldMemory {
  const users = new Map<string, { readonly fields: readonly string[]; readonly readAt: Instant }>();
  return {
    goneWithPart(publicToken, fields) {
      const known = users.get(publicToken);
      if (known && now() - known.readAt < rememberedMs) {
        const gone = goneWithPart(known.fields, fields);
        if (gone.length > 0) return gone;
      }
      users.delete(publicToken);
      users.set(publicToken, { fields, readAt: now() });
      const [oldest] = users.keys();
      if (users.size > mostUsers && oldest !== undefined) users.delete(oldest);
      return [];
    },
  };
}

/** A part of one field may lose it: another program’s older record put back looks the same. */
const fewestFields = 2;

function goneWithPart(before: readonly string[], now: readonly string[]): readonly string[] {
  const present = new Set(now);
  return [...Map.groupBy(before, partOf)].flatMap(([part, fields]) => {
    const gone = fields.filter((field) => !present.has(field));
    if (part === '') return gone;
    return fields.length >= fewestFields && gone.length * 2 > fields.length ? gone : [];
  });
}

function partOf(field: string): string {
  return field.includes('.') ? field.slice(0, field.indexOf('.')) : '';
}
