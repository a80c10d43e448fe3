import { expect, test, vi } from 'vitest';
import { keepDraft, onDraftsWiped, readDraft, wipeDrafts } from '#web/forms/tab-drafts';

test('a draft is kept for its writer alone until it is emptied', () => {
  keepDraft('pt-giulia', 'chat:1', 'Buongiorno');
  expect(readDraft('pt-giulia', 'chat:1')).toBe('Buongiorno');
  expect(readDraft('pt-marco', 'chat:1')).toBe('');
  keepDraft('pt-giulia', 'chat:1', '');
  expect(readDraft('pt-giulia', 'chat:1')).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('wiping forgets every draft, or every one but one user’s, and nothing else', () => {
  sessionStorage.setItem('something else', 'stays');
  keepDraft('pt-giulia', 'chat:1', 'Buongiorno');
  keepDraft('pt-giulia-2', 'chat:1', 'Altra persona');
  wipeDrafts({ except: 'pt-giulia' });
  expect(readDraft('pt-giulia', 'chat:1')).toBe('Buongiorno');
  expect(readDraft('pt-giulia-2', 'chat:1')).toBe('');
  wipeDrafts();
  expect(readDraft('pt-giulia', 'chat:1')).toBe('');
  expect(sessionStorage.getItem('something else')).toBe('stays');
});

test('keeps a draft that a full storage rejects until the page is left', () => {
  keepDraft('pt-giulia', 'chat:2', 'Di prima');
  const stored = sessionStorage;
  const setItem = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('sessionStorage', {
    setItem,
    getItem: (key: string) => stored.getItem(key),
    removeItem: (key: string) => stored.removeItem(key),
    key: (at: number) => stored.key(at),
    length: stored.length,
  });
  keepDraft('pt-giulia', 'chat:1', 'Buongiorno');
  vi.unstubAllGlobals();
  expect(setItem).toHaveBeenCalledOnce();
  expect(readDraft('pt-giulia', 'chat:1')).toBe('Buongiorno');
  expect(stored.getItem('ascolto-draft:1:pt-giulia:chat:1')).toBeNull();
  expect(readDraft('pt-giulia', 'chat:2')).toBe('Di prima');
});

test('what runs for an owner hears when that owner is wiped, and not when another one is', () => {
  const heard: string[] = [];
  const stop = onDraftsWiped('pt-giulia', () => heard.push('wiped'));
  wipeDrafts({ except: 'pt-giulia' });
  expect(heard).toEqual([]);
  wipeDrafts({ except: 'pt-marco' });
  wipeDrafts();
  expect(heard).toEqual(['wiped', 'wiped']);
  stop();
  wipeDrafts();
  expect(heard).toHaveLength(2);
});
