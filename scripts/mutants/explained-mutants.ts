import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import * as z from 'zod';
import type { Mutant } from '#scripts/mutants/mutant-sites';

/**
 * A mutant that no test can or should kill, identified by its text, so that it is still recognised when the code moves.
 */
const explanation = z.strictObject({
  /** The file's name without its folders. */
  file: z.string(),
  line: z.string(),
  before: z.string(),
  after: z.string(),
  reason: z.string().min(20),
});

export type Explanation = z.output<typeof explanation>;

/** The mutants that were reviewed one by one and left alive. */
export function explainedMutants(): Explanation[] {
  return z.array(explanation).parse(JSON.parse(readFileSync('scripts/mutants/explained-mutants.json', 'utf8')));
}

/** Why the mutant may survive, or undefined when there is no explanation. */
export function reasonFor(mutant: Mutant, explained: readonly Explanation[]): string | undefined {
  return explained.find((entry) => isAbout(entry, mutant))?.reason;
}

/** The explanations of code that no longer exists. */
export function outdated(explained: readonly Explanation[], all: readonly Mutant[]): Explanation[] {
  return explained.filter((entry) => !all.some((mutant) => isAbout(entry, mutant)));
}

function isAbout(entry: Explanation, { path, lineText, before, after }: Mutant): boolean {
  return (
    entry.file === posix.basename(path) && entry.line === lineText && entry.before === before && entry.after === after
  );
}
