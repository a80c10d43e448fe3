import type * as z from 'zod';

/** The content of a data file, typed by its schema; throws with the file and the paths in it that do not fit. */
export function checkedData<Schema extends z.ZodType>(file: string, schema: Schema, content: unknown): z.input<Schema> {
  const { error } = schema.safeParse(content);
  if (!error) return content as z.input<Schema>;
  const faults = error.issues.map(({ path, message }) => `${path.join('.') || '(whole)'}: ${message}`);
  throw new Error(`${file} does not fit its schema: ${faults.join('; ')}`);
}
