import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { minuteMs } from '#contracts/kernel/instant';
import { loginApi } from '#contracts/login/login.api';
import { credentialsOf, type PersonName } from '#e2e/people';

export interface StoredSignIns {
  /**
   * Signs a browser in with the person's session, which all tests share: a test that signs out uses `signIn` instead.
   */
  readonly giveTo: (context: BrowserContext, person: PersonName) => Promise<void>;
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** How long a session is reused, in milliseconds: without activity it ends after half an hour. */
const usedForMs = 10 * minuteMs;

/** Signs each person in when they are first needed, without opening the login, and keeps the cookies. */
export function createStoredSignIns(browser: Browser, options: BrowserContextOptions): StoredSignIns {
  const kept = new Map<PersonName, { readonly at: number; readonly cookies: Cookies }>();

  const cookiesOf = async (person: PersonName): Promise<Cookies> => {
    const known = kept.get(person);
    if (known && Date.now() - known.at < usedForMs) return known.cookies;
    const context = await browser.newContext(options);
    const answer = await context.request.post(`/api/${loginApi.logIn.name}`, {
      headers: { 'x-requested-by': 'ascolto', 'sec-fetch-site': 'same-origin' },
      data: { ...credentialsOf(person), rememberMe: false },
    });
    if (!answer.ok()) throw new Error(`Signing in as ${person} answered ${answer.status()}.`);
    const cookies = await context.cookies();
    await context.close();
    kept.set(person, { at: Date.now(), cookies });
    return cookies;
  };

  return { giveTo: async (context, person) => context.addCookies(await cookiesOf(person)) };
}
