const prefix = 'ascolto-draft:1:';

/** The text kept under that name, or an empty one. */
export function readDraft(owner: string, name: string): string {
  return sessionStorage.getItem(draftKey(owner, name)) ?? '';
}

/** Keeps a text under that name; an empty text forgets it. */
export function keepDraft(owner: string, name: string, text: string): void {
  const key = draftKey(owner, name);
  if (text === '') sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, text);
}

/** Forgets every draft in this tab but those of one owner. */
export function wipeDrafts({ except }: { readonly except?: string } = {}): void {
  const kept = except === undefined ? undefined : draftKey(except, '');
  const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
  for (const key of keys) {
    if (key.startsWith(prefix) && !(kept && key.startsWith(kept))) sessionStorage.removeItem(key);
  }
}

function draftKey(owner: string, name: string): string {
  return `${prefix}${owner}:${name}`;
}
