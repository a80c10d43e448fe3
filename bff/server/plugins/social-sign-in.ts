import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#bff/server/config';
import { logOver } from '#bff/server/logger';
import { limitCalls } from '#bff/server/plugins/rate-limit';
import { answerWithProblems } from '#bff/server/problem-answers';
import { type ContextDeps, contextOf } from '#bff/server/request-context';
import { ServerProblem, serverProblemFrom } from '#bff/server/server-problem';
import type { DenyList } from '#bff/server/session/deny-list';
import { authorisationAddress, type ProviderClientDeps, vouchedProfile } from '#bff/server/social/provider-client';
import { createProviderHttp, type ProviderHttp } from '#bff/server/social/provider-http';
import { beginFlow, takeFlow } from '#bff/server/social/social-state';
import { signInWithProfile } from '#bff/social/sign-in-with-profile';
import { SocialSignInFailed } from '#bff/social/social-sign-in-failed';
import { type SocialProvider, socialProvider } from '#contracts/login/login.api';

export interface SocialSignInDeps {
  readonly config: Config;
  readonly denyList: DenyList;
  readonly context: ContextDeps;
}

/**
 * Longer than a code (4 s), a profile (4 s) and the platform (20 s) may take, and shorter than the limit for a silent
 * connection.
 */
const handlerTimeout = 29_000;
const route = { config: { access: 'everyone' }, exposeHeadRoute: false, handlerTimeout } as const;

/**
 * Sign-in with a provider: /<provider> redirects the browser to the provider, which redirects it back to
 * /<provider>/callback, which opens the session. In every case the browser ends at one of two addresses of the
 * interface; the address carries no reason, and the log no name.
 */
export async function addSocialSignIn(auth: FastifyInstance, deps: SocialSignInDeps): Promise<void> {
  const http = createProviderHttp();
  auth.addHook('onClose', () => http.close());
  auth.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  takeNavigationsOnly(auth);
  limitCalls(auth);
  answerWithProblems(auth);

  auth.get('/:provider', route, async (request, reply) => {
    const provider = providerOf(request);
    refuseOtherSites(request);
    if (request.sessionStore.read()) return reply.redirect(dashboard);
    try {
      const client = clientDeps(provider, deps, http);
      const flow = beginFlow(reply, provider, stateDeps(deps));
      return reply.redirect(await authorisationAddress(client, flow));
    } catch (failure) {
      return leadBack(request, reply, provider, failure);
    }
  });

  auth.get('/:provider/callback', route, async (request, reply) => {
    const provider = providerOf(request);
    try {
      const ledBackWith = new URL(request.url, deps.config.publicOrigin).searchParams;
      const client = clientDeps(provider, deps, http);
      const state = ledBackWith.get('state');
      const flow = await takeFlow({ request, reply, provider, state }, stateDeps(deps));
      const { profile, credential } = await vouchedProfile(client, flow, ledBackWith);
      await signInWithProfile(contextOf(deps.context, { request, reply, kind: 'command' }), profile, credential);
      return reply.redirect(dashboard);
    } catch (failure) {
      return leadBack(request, reply, provider, failure);
    }
  });
}

const dashboard = '/#/dashboard';

/** Redirects to the patients' login, which shows the outcome. */
function leadBack(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: SocialProvider,
  failure: unknown,
): FastifyReply {
  const told = failure instanceof SocialSignInFailed ? failure : new SocialSignInFailed('platform_failed');
  if (serverProblemFrom(failure).code === 'unexpected' && told !== failure) {
    request.log.error({ err: failure }, 'request_failed');
  }
  logOver(request.log).info('social_sign_in_refused', { provider, reason: told.reason });
  return reply.redirect(`/#/patient?social=${provider}&esito=${told.outcome}`);
}

function clientDeps(provider: SocialProvider, { config, context }: SocialSignInDeps, http: ProviderHttp) {
  const own = config.social[provider];
  if (!own) throw new SocialSignInFailed('not_configured');
  const redirectUri = `${config.publicOrigin}/auth/${provider}/callback`;
  return { provider, config: own, http, redirectUri, now: context.now } satisfies ProviderClientDeps;
}

function stateDeps({ config, denyList, context }: SocialSignInDeps) {
  return { now: context.now, denyList, plainHttp: config.plainHttpCookie };
}

function providerOf({ params }: FastifyRequest): SocialProvider {
  const { data } = socialProvider.safeParse((params as { provider: string }).provider);
  if (!data) throw new ServerProblem('not_found');
  return data;
}

/** A picture, a frame or a script opens no session; browsers state what they request. */
function takeNavigationsOnly(auth: FastifyInstance): void {
  auth.addHook('onRequest', async ({ headers }) => {
    const mode = headers['sec-fetch-mode'] ?? 'navigate';
    const destination = headers['sec-fetch-dest'] ?? 'document';
    if (mode !== 'navigate' || destination !== 'document') throw new ServerProblem('forbidden');
  });
}

/** Only our own page, or the user typing the address, begins a sign-in. */
function refuseOtherSites({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'] ?? 'none';
  if (site !== 'same-origin' && site !== 'none') throw new ServerProblem('forbidden');
}
