import { problemText } from '#web/copy/problem-texts';

/** Why a message was not accepted, in words that stay beside its text. */
export function refusalText(code: string): string {
  if (code === 'not_found') return 'Questa conversazione non c’è più.';
  return `${problemText({ code, requestId: '' }).title}.`;
}
