import { isMarked } from '#bff/idempotency-mark';

/** Something a user wrote, as it was found: with our mark, or without one where the platform keeps none. */
interface Found {
  readonly act: string | undefined;
  /** Whether it has the words that are to be written, and may be what an earlier attempt left. */
  readonly hasSameWords: boolean;
}

/**
 * What a reading says of something that is to be written once: `written` when the mark is found, `doubtful` when only
 * the same words are, without any mark. Refuses with `key_reused` when the key was left with other words.
 */
export function writtenState(found: readonly Found[], mark: string): 'written' | 'doubtful' | 'absent' {
  if (found.some(({ act }) => isMarked(act, mark))) return 'written';
  return found.some(({ act, hasSameWords }) => act === undefined && hasSameWords) ? 'doubtful' : 'absent';
}
