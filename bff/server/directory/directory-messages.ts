import { LegacyRefused, LegacyUnavailable, LegacyUnreadable } from '#bff/legacy/legacy-failures';
import type { LogFields } from '#bff/log';
import type { PackedDirectory } from '#bff/therapists/packed-directory';
import type { LegacyBase } from '#contracts/kernel/platform/legacy-call';

/** What the thread is told when it starts: where the platform is. */
export interface DirectoryThreadSettings {
  readonly bases: Readonly<Record<LegacyBase, string>>;
  readonly paths: Readonly<Record<string, string>>;
}

/** A reading asked of the thread. */
export interface ReadingAsked {
  readonly id: number;
  readonly now: number;
}

/** What the thread sends back: a reading, why there is none, or a line for the log. */
export type ThreadMessage =
  | { readonly kind: 'read'; readonly id: number; readonly packed: PackedDirectory }
  | { readonly kind: 'failed'; readonly id: number; readonly failure: ToldFailure }
  | {
      readonly kind: 'log';
      readonly level: 'info' | 'warn' | 'error';
      readonly event: string;
      readonly fields: LogFields;
    };

/** A failure as a thread can tell it, since an error loses its class on the way. */
interface ToldFailure {
  readonly name: string;
  readonly call: string;
  readonly reason: string;
  readonly retryAfterSeconds?: number | undefined;
}

/** A failure to be told; it holds the name of the call and fixed words, never a value. */
export function toldFailure(failure: unknown): ToldFailure {
  if (failure instanceof LegacyRefused) return { name: failure.name, call: failure.call, reason: failure.refusal };
  if (failure instanceof LegacyUnavailable || failure instanceof LegacyUnreadable) {
    const retryAfterSeconds = failure instanceof LegacyUnavailable ? failure.retryAfterSeconds : undefined;
    return { name: failure.name, call: failure.call, reason: 'told by the thread', retryAfterSeconds };
  }
  return { name: failure instanceof Error ? failure.name : typeof failure, call: '', reason: 'told by the thread' };
}

/** The same failure on the other side. */
export function failureFrom({ name, call, reason, retryAfterSeconds }: ToldFailure): Error {
  if (name === 'LegacyRefused') return new LegacyRefused(call, reason);
  if (name === 'LegacyUnavailable') return new LegacyUnavailable(call, reason, false, retryAfterSeconds);
  if (name === 'LegacyUnreadable') return new LegacyUnreadable(call, reason, false);
  return new Error(`The directory's thread failed: ${name}.`);
}
