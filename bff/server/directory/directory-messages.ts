import { LegacyRefused, LegacyUnavailable, LegacyUnreadable } from '#bff/legacy/legacy-failures';
import type { LogFields } from '#bff/log';
import type { PackedDirectory } from '#bff/therapists/directory/packed-directory';
import type { LegacyBase } from '#contracts/kernel/platform/legacy-call';

/** The data the thread starts with: the platform's addresses. */
export interface DirectoryThreadSettings {
  readonly bases: Readonly<Record<LegacyBase, string>>;
  readonly paths: Readonly<Record<string, string>>;
}

/** A request to the thread for a reading. */
export interface ReadingAsked {
  readonly id: number;
  readonly now: number;
}

/** A message from the thread: a reading, why it failed, or a line for the log. */
export type ThreadMessage =
  | { readonly kind: 'read'; readonly id: number; readonly packed: PackedDirectory }
  | { readonly kind: 'failed'; readonly id: number; readonly failure: FailureMessage }
  | {
      readonly kind: 'log';
      readonly level: 'info' | 'warn' | 'error';
      readonly event: string;
      readonly fields: LogFields;
    };

/** A failure as plain data, since an error loses its class between threads. */
interface FailureMessage {
  readonly name: string;
  readonly call: string;
  readonly reason: string;
  readonly retryAfterSeconds?: number | undefined;
}

/** A failure as a message: the name of the call and fixed words, never a value. */
export function failureMessage(failure: unknown): FailureMessage {
  if (failure instanceof LegacyRefused) return { name: failure.name, call: failure.call, reason: failure.refusal };
  if (failure instanceof LegacyUnavailable || failure instanceof LegacyUnreadable) {
    const retryAfterSeconds = failure instanceof LegacyUnavailable ? failure.retryAfterSeconds : undefined;
    return { name: failure.name, call: failure.call, reason: 'failed in the directory thread', retryAfterSeconds };
  }
  return {
    name: failure instanceof Error ? failure.name : typeof failure,
    call: '',
    reason: 'failed in the directory thread',
  };
}

/** The error of a message, built again on the main thread. */
export function failureFrom({ name, call, reason, retryAfterSeconds }: FailureMessage): Error {
  if (name === 'LegacyRefused') return new LegacyRefused(call, reason);
  if (name === 'LegacyUnavailable') return new LegacyUnavailable(call, reason, false, retryAfterSeconds);
  if (name === 'LegacyUnreadable') return new LegacyUnreadable(call, reason, false);
  return new Error(`The directory's thread failed: ${name}.`);
}
