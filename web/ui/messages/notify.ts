import { notifications } from '@mantine/notifications';
import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';

const successMs = 5_000;
const noteMs = 12_000;

/** Removes every toast: it may concern the user who is leaving. */
export function clearToasts(): void {
  notifications.clean();
  notifications.cleanQueue();
}

/** Announces a success politely, with more of it in a line under it; closes after five seconds. */
export function notifySuccess(message: string, more?: string): void {
  const words = more === undefined ? { message } : { title: message, message: more };
  notifications.show({ ...words, color: 'salvia', autoClose: successMs, role: 'status' });
}

/** Announces something worth knowing and not urgent. */
export function notifyNote(message: string): void {
  notifications.show({ message, color: 'laguna', autoClose: noteMs, role: 'status' });
}

/**
 * Announces a failure in the specified words, with a helpful line under them. It stays until it is closed, or until
 * `takeBackDanger` is called with the same `about`.
 */
export function notifyDanger(title: string, advice?: string, about?: string): void {
  const toast = { title, message: advice ?? '', color: 'mattone', autoClose: false, role: 'alert' } as const;
  notifications.show(about === undefined ? toast : { ...toast, id: about });
}

/** Removes the failure announced about a thing, because it is tried again. */
export function takeBackDanger(about: string): void {
  notifications.hide(about);
}

/** Announces a problem in its own words. */
export function notifyProblem(problem: Problem): void {
  const { title, advice } = problemText(problem);
  notifyDanger(title, advice);
}
