import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { minuteMs } from '#contracts/kernel/instant';
import { type PersonName, signIn } from '#e2e/people';

export interface StoredSignIns {
  /**
   * Signs a browser in with the person's session, which all tests share: a test that signs out uses `signIn` instead.
   */
  readonly giveTo: (context: BrowserContext, person: PersonName) => Promise<void>;
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** How long a session is reused, in milliseconds: without activity it ends after half an hour. */
const usedForMs = 10 * minuteMs;

/** Signs each person in when they are first needed and keeps the cookies; no session is made in any other way. */
export function createStoredSignIns(browser: Browser, options: BrowserContextOptions): StoredSignIns {
  const kept = new Map<PersonName, { readonly at: number; readonly cookies: Cookies }>();

  const cookiesOf = async (person: PersonName): Promise<Cookies> => {
    const known = kept.get(person);
    if (known && Date.now() - known.at < usedForMs) return known.cookies;
    const context = await browser.newContext(options);
    await signIn(await context.newPage(), person);
    const cookies = await context.cookies();
    await context.close();
    kept.set(person, { at: Date.now(), cookies });
    return cookies;
  };

  return { giveTo: async (context, person) => context.addCookies(await cookiesOf(person)) };
}
