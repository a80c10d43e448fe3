import { deviceStorage } from '#web/storage/browser-storage';

const key = 'ascolto-chat-note';

/** Remembers on this device that the note above a chat has been shown, but not which user saw it. */
export function rememberChatNote(): void {
  deviceStorage.set(key, 'read');
}

export function isChatNoteRead(): boolean {
  return deviceStorage.get(key) !== null;
}

export function forgetChatNote(): void {
  deviceStorage.remove(key);
}
