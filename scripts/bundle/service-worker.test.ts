import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { filesToKeep, workerScript } from '#scripts/bundle/service-worker';

const origin = 'https://ascolto.example';
const path = 'web/service-worker.ts';
let worker: string;

beforeAll(async () => {
  worker = (await transformWithOxc(await readFile(path, 'utf8'), path)).code;
});

test('keeps scripts, styles and fonts of the build and the page for when it is offline; never the page itself', () => {
  const built = ['index.html', 'assets/b-1.js', 'assets/a-1.css', 'assets/face-1.woff2', 'assets/b-1.js.map', 'x.json'];
  expect(filesToKeep(built)).toEqual([
    '/assets/a-1.css',
    '/assets/b-1.js',
    '/assets/face-1.woff2',
    '/offline.html',
    '/offline.css',
    '/offline.js',
    '/icon.svg',
  ]);
});

test('is another version whenever a file, a page of it or the worker changes, and the same otherwise', () => {
  const version = (...given: Parameters<typeof workerScript>) => /version = '(\w+)'/.exec(workerScript(...given))?.[1];
  const first = version('code', ['/assets/a-1.js'], ['112']);
  expect(version('code', ['/assets/a-1.js'], ['112'])).toBe(first);
  const others = [
    version('other', ['/assets/a-1.js'], ['112']),
    version('code', ['/assets/a-2.js'], ['112']),
    version('code', ['/assets/a-1.js'], ['118']),
  ];
  expect(new Set([first, ...others]).size).toBe(4);
});

test.each([
  ['/', 'navigate', true],
  ['/assets/a-1.js', 'cors', true],
  ['/assets/another-version-2.js', 'cors', true],
  ['/offline.css', 'no-cors', true],
  ['/api/chat/list-conversations', 'cors', false],
  ['/files/chat/a.png', 'no-cors', false],
  ['/files/chat/a.pdf', 'navigate', true],
  ['/auth/google', 'navigate', true],
  ['/calendar/abc.ics', 'navigate', true],
  ['/color-scheme.js', 'no-cors', false],
  ['/manifest.webmanifest', 'cors', false],
] as const)('of %s as %s it answers: %s', (address, mode, isAnswered) => {
  expect(answers(new URL(address, origin).href, { mode })).toBe(isAnswered);
});

test('asks for a page with the answer of its preload alone, so that what is good once is asked for once', async () => {
  const { fetched, dispatch } = startWorker();
  const preloaded = { ok: true };
  let answer: unknown;
  await dispatch('fetch', {
    request: { method: 'GET', mode: 'navigate', url: `${origin}/auth/google/callback` },
    preloadResponse: Promise.resolve(preloaded),
    respondWith: (response: unknown) => {
      answer = response;
    },
  });
  expect(await answer).toBe(preloaded);
  expect(fetched).toEqual([]);
});

test('answers no request that writes, and none of another site', () => {
  expect(answers(`${origin}/assets/a-1.js`, { mode: 'cors', method: 'POST' })).toBe(false);
  expect(answers('https://elsewhere.example/assets/a-1.js', { mode: 'cors' })).toBe(false);
});

test('is installed with the page for when it is offline alone; the other files follow when a page asks for them', async () => {
  const { fetched, dispatch } = startWorker();
  await dispatch('install');
  expect(fetched).toEqual(['/offline.html', '/offline.css', '/offline.js', '/icon.svg']);
  await dispatch('message', { data: 'something else' });
  expect(fetched).toHaveLength(4);
  await dispatch('message', { data: 'keep-files' });
  await dispatch('message', { data: 'keep-files' });
  expect(fetched.slice(4)).toEqual(['/assets/a-1.js']);
});

/** A worker of one hashed file: what it has fetched, and how an event of the browser reaches it. */
function startWorker() {
  const hearing = new Map<string, (event: unknown) => void>();
  const kept = new Map<string, unknown>();
  const fetched: string[] = [];
  const match = async (file: string) => kept.get(file);
  const self = {
    location: { origin },
    addEventListener: (name: string, hear: (event: unknown) => void) => void hearing.set(name, hear),
  };
  const fetch = async (file: string) => {
    fetched.push(file);
    return { ok: true };
  };
  const caches = {
    match,
    open: async () => ({ match, put: async (file: string, is: unknown) => void kept.set(file, is) }),
  };
  const script = workerScript(worker, filesToKeep(['assets/a-1.js']), []);
  runInContext(script, createContext({ self, caches, URL, fetch }));
  const dispatch = async (name: string, event: object = {}) => {
    const tasks: unknown[] = [];
    hearing.get(name)?.({ ...event, waitUntil: (task: unknown) => tasks.push(task) });
    await Promise.all(tasks);
  };
  return { fetched, dispatch };
}

/** Whether the worker takes the answer to a request upon itself; otherwise it goes to the network as ever. */
function answers(url: string, request: { readonly mode: string; readonly method?: string }): boolean {
  const hearing = new Map<string, (event: unknown) => void>();
  const self = {
    location: { origin },
    addEventListener: (name: string, hear: (event: unknown) => void) => void hearing.set(name, hear),
  };
  const caches = { match: async () => ({ ok: true }) };
  const script = workerScript(worker, filesToKeep(['assets/a-1.js']), []);
  runInContext(script, createContext({ self, caches, URL, fetch: async () => ({ ok: true }) }));
  let isAnswered = false;
  hearing.get('fetch')?.({
    request: { method: 'GET', url, ...request },
    respondWith: () => {
      isAnswered = true;
    },
  });
  return isAnswered;
}
