const prefix = 'ascolto-draft:1:';

/** What the user was writing under that name in this tab, or an empty text. Drafts of somebody else stay unseen. */
export function readDraft(ownerToken: string, name: string): string {
  return sessionStorage.getItem(draftKey(ownerToken, name)) ?? '';
}

/** Keeps what the user is writing until it is sent, the user leaves or the tab closes; an empty text forgets it. */
export function keepDraft(ownerToken: string, name: string, text: string): void {
  const key = draftKey(ownerToken, name);
  if (text === '') sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, text);
}

/** Forgets every draft in this tab but those of one user. */
export function wipeDrafts({ except }: { readonly except?: string } = {}): void {
  const kept = except === undefined ? undefined : draftKey(except, '');
  const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
  for (const key of keys) {
    if (key.startsWith(prefix) && !(kept && key.startsWith(kept))) sessionStorage.removeItem(key);
  }
}

function draftKey(ownerToken: string, name: string): string {
  return `${prefix}${ownerToken}:${name}`;
}
