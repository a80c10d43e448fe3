import { afterEach, expect, test, vi } from 'vitest';
import { pageHeader } from '#contracts/live/live-hints';
import { currentVisit } from '#web/features/therapists/results/use-results';
import { searchAsks } from '#web/flows/find-therapist/search-asks';
import { keepDraft } from '#web/forms/tab-drafts';
import { paths } from '#web/routing/paths';
import { endSessionAtOnce } from '#web/session/end-session-at-once';
import { rememberAudience } from '#web/session/last-audience';
import { hearOtherTabs } from '#web/session/other-tabs';

interface Files {
  readFileSync(path: string, encoding: 'utf8'): string;
}

// The bundler has no text of it to hand out.
const { readFileSync } = await vi.importActual<Files>('node:fs');
const script = readFileSync('web/before-paint.js', 'utf8');

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage, in memory. */
function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    kept: () => Object.fromEntries(kept),
  };
}

/** A patient's browser with a draft; what it tells its other tabs, and what it holds and sends to the back end. */
function patientsBrowser() {
  const localStorage = memoryStorage();
  const sessionStorage = memoryStorage();
  const called: unknown[] = [];
  const fetch = async (address: string, { method, headers, body, keepalive }: RequestInit) => {
    // The page before the interface has no name yet.
    const { [pageHeader]: _name, ...said } = headers as Record<string, string>;
    called.push({
      address,
      method,
      headers: said,
      body,
      keepalive,
      local: localStorage.kept(),
      session: sessionStorage.kept(),
    });
    return Response.json({});
  };
  class BroadcastChannel {
    readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
    postMessage(news: string) {
      called.push({ channel: this.name, news });
    }
    close() {}
  }
  const globals = { localStorage, sessionStorage, fetch, BroadcastChannel };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  rememberAudience('patient');
  keepDraft('visitor', 'first-message:pt-rinaldi', 'Buongiorno');
  return { globals, called };
}

/** Runs the script in a page at this address; `press` presses its quick exit. */
function runScript(hash: string, globals: object = { localStorage: memoryStorage() }) {
  const attributes: Record<string, unknown> = {};
  const preloaded: string[] = [];
  const asked: { readonly address: string; readonly body: unknown }[] = [];
  const metas: Readonly<Record<string, string>> = {
    'interface-files': '/main.js /main.css',
    'search-files': '/search.js',
    'search-asks': JSON.stringify(searchAsks),
  };
  const heard: ((event: object) => void)[] = [];
  const document = {
    documentElement: {
      style: {},
      setAttribute: (name: string, value: string) => void Object.assign(attributes, { [name]: value }),
      toggleAttribute: (name: string, isOn: boolean) => void Object.assign(attributes, { [name]: isOn }),
    },
    head: { append: ({ href }: { href: string }) => void preloaded.push(href) },
    addEventListener: (_name: string, hear: (event: object) => void) => void heard.push(hear),
    querySelector: (selector: string) => ({ content: metas[/^meta\[name="(.*)"\]$/.exec(selector)?.[1] ?? ''] }),
    createElement: () => ({}),
  };
  const left: string[] = [];
  const location = { hash, replace: (address: string) => void left.push(address) };
  const ordinary = {
    document,
    location,
    window: {},
    sessionStorage: memoryStorage(),
    matchMedia: () => ({ matches: false }),
    requestAnimationFrame: (paint: () => void) => paint(),
    setTimeout: (then: () => void) => then(),
    fetch: async (address: string, { body }: RequestInit) => {
      asked.push({ address, body: JSON.parse(String(body)) });
      return Response.error();
    },
  };
  const around = { ...ordinary, ...globals };
  new Function(...Object.keys(around), script)(...Object.values(around));
  const target = { closest: () => ({ href: 'https://www.meteoam.it/it/home' }) };
  const press = () => heard.forEach((hear) => void hear({ target, preventDefault: () => undefined }));
  return { attributes, preloaded, asked, press, left };
}

test('leaves on a quick exit before the interface the same state and requests as the interface does', () => {
  const ofInterface = patientsBrowser();
  const stopHearing = hearOtherTabs(() => undefined);
  endSessionAtOnce(true);
  stopHearing();

  const ofScript = patientsBrowser();
  runScript('#/', ofScript.globals).press();

  expect(ofScript.called).toEqual(ofInterface.called);
  expect(ofScript.called).toMatchObject([
    { address: '/api/login/log-out', session: {}, keepalive: true },
    { news: 'left' },
  ]);
});

test('ends the session and leaves on a quick exit before the interface when the browser refuses storage', () => {
  const refused = new Proxy(
    {},
    {
      get() {
        throw new Error('Storage is off.');
      },
    },
  );
  const { asked, press, left } = runScript('#/', { localStorage: refused, sessionStorage: refused });
  press();
  expect(asked).toEqual([{ address: '/api/login/log-out', body: {} }]);
  expect(left).toEqual(['https://www.meteoam.it/it/home']);
});

test('marks exactly the addresses of a login', () => {
  const logins = ['', ...Object.values(paths).filter((path) => typeof path === 'string')]
    .map((path) => path && `#${path}`)
    .filter((hash) => runScript(hash).attributes['data-login']);
  expect(logins).toEqual(['', `#${paths.home}`, `#${paths.patientLogin}`, `#${paths.professionalLogin}`]);
});

test('the interface’s files are asked for at every address, and the search’s beside them at the search’s alone', () => {
  expect(runScript(`#${paths.calendar}`).preloaded).toEqual(['/main.js', '/main.css']);
  const early = Object.values(paths)
    .filter((path) => typeof path === 'string')
    .filter((path) => runScript(`#${path}`).preloaded.includes('/search.js'));
  expect(early).toEqual([paths.therapists]);
});

test('who is signed in and the first therapists are asked for before the interface, for the visit the interface goes on with', () => {
  const sessionStorage = memoryStorage();
  const { asked } = runScript(`#${paths.therapists}`, { localStorage: memoryStorage(), sessionStorage });
  vi.stubGlobal('sessionStorage', sessionStorage);
  const [session, directory] = Object.entries(searchAsks);
  expect(asked).toEqual([
    { address: `/api/${session?.[0]}`, body: {} },
    { address: `/api/${directory?.[0]}`, body: { ...directory?.[1], visit: currentVisit() } },
  ]);
});

test('nothing is asked for early elsewhere, with a filter, without storage, or while a sign-out is still to be heard', () => {
  const leaving = memoryStorage();
  leaving.setItem('ascolto-leave-pending', 'yes');
  const noStorage = {
    getItem: () => {
      throw new Error('Storage is off.');
    },
  };
  expect([
    runScript(`#${paths.dashboard}`).asked,
    runScript(`#${paths.therapists}?age=under35`).asked,
    runScript(`#${paths.therapists}`, { localStorage: memoryStorage(), sessionStorage: noStorage }).asked,
    runScript(`#${paths.therapists}`, { localStorage: leaving }).asked,
  ]).toEqual([[], [], [], []]);
});

test('the page has the shape of the dashboard at the dashboard’s addresses', () => {
  expect(runScript(`#${paths.calendar}`).attributes['data-dashboard']).toBe(true);
  expect(runScript(`#${paths.patientLogin}`).attributes['data-dashboard']).toBe(false);
});
