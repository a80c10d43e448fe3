import { tabStorage } from '#web/storage/browser-storage';

const key = 'ascolto-diary-covered';

/** Whether the notes are covered in this tab, as they were last left. */
export function isDiaryCovered(): boolean {
  return tabStorage.get(key) !== null;
}

/** Remembers, for this tab, whether the notes are covered. */
export function rememberDiaryCover(isCovered: boolean): void {
  if (isCovered) tabStorage.set(key, 'yes');
  else tabStorage.remove(key);
}
