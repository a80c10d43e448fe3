import type { ProblemText } from '#web/copy/problem-texts';
import { raise, type Toast, type ToastOffer, takeBack } from '#web/ui/messages/toast-store';

let raised = 0;

/** Removes every toast: it may concern the user who is leaving. */
export function clearToasts(): void {
  takeBack({ what: 'session' });
}

interface ToastOptions {
  /** What can be done about it; with one the toast stands until it is closed, acted on, or replaced by another. */
  readonly offer?: ToastOffer;
  /** A line under the title. */
  readonly advice?: string;
  /** With `true` the toast survives the navigation that follows at once, and is read on the next screen. */
  readonly travels?: boolean;
}

/** Announces a success politely; closes after five seconds, unless it offers something. */
export function notifySuccess(title: string, options?: ToastOptions): void {
  say({ kind: 'success', title, ...options });
}

/** Announces something worth knowing and not urgent. */
export function notifyNote(title: string, options?: ToastOptions): void {
  say({ kind: 'note', title, ...options });
}

/** Announces that what was just asked is not possible; closes with the next press. For fields use `useRefusal`. */
export function notifyRefusal(title: string, advice: string): void {
  say({ kind: 'refusal', title, advice });
}

/**
 * Announces a failure in the specified words, with what to do; closes when the same operation is tried again. With an
 * offer, such as of the way back that failed, it stands as every offer does; what is told in place goes by itself.
 */
export function notifyFailure(
  { name }: { readonly name: string },
  { title, advice }: ProblemText,
  options?: Pick<ToastOptions, 'travels' | 'offer'> & Pick<Toast, 'isToldInPlace'>,
): void {
  say({ kind: 'failure', attempt: name, title, advice, ...options });
}

function say(toast: Omit<Toast, 'id'>): void {
  raised += 1;
  raise({ id: `toast-${raised}`, ...toast });
}
