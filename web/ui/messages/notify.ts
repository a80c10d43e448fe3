import type { ProblemText } from '#web/copy/problem-texts';
import { raise, type Toast, takeBack } from '#web/ui/messages/toast-store';

let raised = 0;

/** Takes back everything said so far: somebody comes or goes, and it may speak of somebody else. */
export function clearToasts(): void {
  takeBack({ what: 'session' });
}

interface Travelling {
  /** Whoever raises it leads to another screen at once; it is read there. */
  readonly travels: boolean;
}

/** A thing went well: gone after five seconds, spoken politely. */
export function notifySuccess(title: string, travelling?: Travelling): void {
  say({ kind: 'success', title, ...travelling });
}

/** A thing worth knowing, of no urgency. */
export function notifyNote(title: string, travelling?: Travelling): void {
  say({ kind: 'note', title, ...travelling });
}

/** What was asked just now is not possible; gone with the next press. Of what is wrong with a field speaks `useRefusal`. */
export function notifyRefusal(title: string, advice: string): void {
  say({ kind: 'refusal', title, advice });
}

/** What was tried failed, in the specification's words and with what to do; gone once the same thing is tried again. */
export function notifyFailure(
  { name }: { readonly name: string },
  { title, advice }: ProblemText,
  travelling?: Travelling,
): void {
  say({ kind: 'failure', attempt: name, title, advice, ...travelling });
}

function say(toast: Omit<Toast, 'id'>): void {
  raised += 1;
  raise({ id: `toast-${raised}`, ...toast });
}
