import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import type { Config } from '#bff/server/config';
import { type FakeProvider, startFakeProvider } from '#bff/server/testing/fake-provider';
import { keepLogLines } from '#bff/server/testing/log-lines';
import { cookiesSetBy } from '#bff/server/testing/signed-in';
import { buildTestApp, testConfig, testNow, testProvider } from '#bff/server/testing/test-app';
import type { Instant } from '#contracts/kernel/instant';
import type { SocialProvider } from '#contracts/login/login.api';

/** The headers of a navigation from our own page, and of one redirected to us from another site. */
export const fromOurPage = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
export const fromProvider = { ...fromOurPage, 'sec-fetch-site': 'cross-site' };

/** A browser that has left for the provider: its cookies, and the address it was sent to. */
export interface Begun {
  readonly cookies: Record<string, string>;
  readonly asked: URL;
}

/** A server, a provider, and a browser that goes from one to the other. */
export interface SocialJourney {
  readonly provider: FakeProvider;
  readonly log: ReturnType<typeof keepLogLines>;
  app: FastifyInstance;
  now: Instant;
  /** Restarts the server. */
  restart(changes?: Partial<Config>): Promise<void>;
  /** Leaves for the provider, as the page does. */
  begin(name?: SocialProvider): Promise<Begun>;
  /** Returns from the provider, with a code and the state in the address by default. */
  comeBack(
    begun: Begun,
    changes?: Record<string, string | undefined>,
    name?: SocialProvider,
  ): Promise<LightMyRequestResponse>;
  /** Where the browser was redirected, and the reason in the log. */
  outcome(answer: LightMyRequestResponse): unknown;
}

/** Starts a journey for the current test, and stops it when the test ends. */
export async function startSocialJourney(transport: LegacyTransport): Promise<SocialJourney> {
  const provider = await startFakeProvider();
  const log = keepLogLines();
  const social = {
    google: testProvider('google', provider.server.url),
    facebook: testProvider('facebook', provider.server.url),
  };
  let now = testNow;
  const build = (changes: Partial<Config> = {}) => {
    const config = testConfig({ logLevel: 'trace', social, ...changes });
    return buildTestApp({ config, transport, now: () => now, logTo: log });
  };
  const journey: SocialJourney = {
    provider,
    log,
    app: await build(),
    get now() {
      return now;
    },
    set now(next) {
      now = next;
    },
    async restart(changes) {
      await journey.app.close();
      journey.app = await build(changes);
    },
    async begin(name = 'google') {
      const answer = await journey.app.inject({ url: `/auth/${name}`, headers: fromOurPage });
      const asked = new URL(String(answer.headers.location));
      provider.nonce = asked.searchParams.get('nonce') ?? '';
      return { cookies: cookiesSetBy(answer), asked };
    },
    comeBack({ cookies, asked }, changes = {}, name = 'google') {
      const answer = { code: 'a-code', state: asked.searchParams.get('state') ?? '', ...changes };
      const given = Object.entries(answer).filter((pair): pair is [string, string] => pair[1] !== undefined);
      const url = `/auth/${name}/callback?${new URLSearchParams(given)}`;
      return journey.app.inject({ url, cookies, headers: fromProvider });
    },
    outcome(answer) {
      const [entry] = log.entries().filter(({ msg }) => msg === 'social_sign_in_refused');
      return { status: answer.statusCode, location: answer.headers.location, reason: entry?.['reason'] };
    },
  };
  onTestFinished(async () => {
    await journey.app.close();
    await provider.server.close();
  });
  return journey;
}

/** The outcome of a failed sign-in. */
export function refused(reason: string, esito = 'errore', name: SocialProvider = 'google'): unknown {
  return { status: 302, location: `/#/patient?social=${name}&esito=${esito}`, reason };
}

export function opensSession({ cookies }: LightMyRequestResponse): boolean {
  return cookies.some(({ name, value }) => name === '__Host-ascolto' && value !== '');
}
