const key = 'ascolto-diary-covered';

/** Whether the notes are covered in this tab, as they were last left. */
export function isDiaryCovered(): boolean {
  return sessionStorage.getItem(key) !== null;
}

/** Keeps it for this tab alone: whoever covered the notes finds them covered on return. */
export function rememberDiaryCover(isCovered: boolean): void {
  if (isCovered) sessionStorage.setItem(key, 'yes');
  else sessionStorage.removeItem(key);
}
