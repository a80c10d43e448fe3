const key = 'ascolto-chat-note';

/** Remembers on this device that the note above a chat has been shown, and not to whom. */
export function rememberChatNote(): void {
  localStorage.setItem(key, 'read');
}

export function isChatNoteRead(): boolean {
  return localStorage.getItem(key) !== null;
}

export function forgetChatNote(): void {
  localStorage.removeItem(key);
}
