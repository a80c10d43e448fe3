import { tabStorage } from '#web/storage/browser-storage';

const prefix = 'ascolto-draft:1:';

const wipeListeners = new Set<(kept: string | undefined) => void>();

/** Calls back when this owner's drafts are wiped, so that tasks for that owner stop. Returns how to stop listening. */
export function onDraftsWiped(owner: string, callBack: () => void): () => void {
  const hear = (kept: string | undefined) => {
    if (kept !== owner) callBack();
  };
  wipeListeners.add(hear);
  return () => wipeListeners.delete(hear);
}

/** The text kept under that name, or an empty one. */
export function readDraft(owner: string, name: string): string {
  return tabStorage.get(draftKey(owner, name)) ?? '';
}

/** Everything this tab keeps for an owner, by its name. */
export function draftsOf(owner: string): readonly { readonly name: string; readonly text: string }[] {
  const own = draftKey(owner, '');
  return tabStorage.keys().flatMap((key) => {
    const name = key.slice(own.length);
    return key.startsWith(own) ? [{ name, text: readDraft(owner, name) }] : [];
  });
}

/** Keeps a text under that name; an empty text removes it. */
export function keepDraft(owner: string, name: string, text: string): void {
  const key = draftKey(owner, name);
  if (text === '') tabStorage.remove(key);
  else tabStorage.set(key, text);
}

/**
 * Gives what a visitor wanted to do and wrote to therapists, in this tab, to the user who signed in; without one it is
 * removed.
 */
export function handOverDrafts(to: string | undefined): void {
  for (const key of tabStorage.keys()) {
    const name = /^ascolto-draft:1:visitor:(intention$|first-message:.*)/.exec(key)?.[1];
    if (!name) continue;
    if (to) keepDraft(to, name, readDraft('visitor', name));
    keepDraft('visitor', name, '');
  }
}

/** Removes every draft in this tab except those of one owner. */
export function wipeDrafts({ except }: { readonly except?: string } = {}): void {
  const kept = except === undefined ? undefined : draftKey(except, '');
  for (const key of tabStorage.keys()) {
    if (key.startsWith(prefix) && !(kept && key.startsWith(kept))) tabStorage.remove(key);
  }
  for (const hear of wipeListeners) hear(except);
}

function draftKey(owner: string, name: string): string {
  return `${prefix}${owner}:${name}`;
}
