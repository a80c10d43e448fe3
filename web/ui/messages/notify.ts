import { notifications } from '@mantine/notifications';
import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';

const successMs = 5_000;
const noteMs = 12_000;

/** Takes back everything said so far: it may speak of the user who is leaving. */
export function clearToasts(): void {
  notifications.clean();
  notifications.cleanQueue();
}

/** A thing went well, with more of it in a line under it: gone after five seconds, spoken politely. */
export function notifySuccess(message: string, more?: string): void {
  const words = more === undefined ? { message } : { title: message, message: more };
  notifications.show({ ...words, color: 'salvia', autoClose: successMs, role: 'status' });
}

/** A thing worth knowing, of no urgency. */
export function notifyNote(message: string): void {
  notifications.show({ message, color: 'laguna', autoClose: noteMs, role: 'status' });
}

/**
 * A thing failed, in the specification's words, with a helpful line under them; stays until it is closed, or taken back
 * by the name it was told `about`.
 */
export function notifyDanger(title: string, advice?: string, about?: string): void {
  const toast = { title, message: advice ?? '', color: 'mattone', autoClose: false, role: 'alert' } as const;
  notifications.show(about === undefined ? toast : { ...toast, id: about });
}

/** Takes back what was said about a thing: it is tried again, and may go well. */
export function takeBackDanger(about: string): void {
  notifications.hide(about);
}

/** A problem in its own words. */
export function notifyProblem(problem: Problem): void {
  const { title, advice } = problemText(problem);
  notifyDanger(title, advice);
}
