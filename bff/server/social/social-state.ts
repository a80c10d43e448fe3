import type { FastifyReply, FastifyRequest } from 'fastify';
import * as oauth from 'oauth4webapi';
import * as z from 'zod';
import type { DenyList } from '#bff/server/session/deny-list';
import { SocialSignInFailed } from '#bff/social/social-sign-in-failed';
import { type Instant, instantFromMs, minuteMs, shiftInstant } from '#contracts/kernel/instant';
import { type SocialProvider, socialProvider } from '#contracts/login/login.api';

/** What the cookie keeps of one sign-in while the browser is at the provider. */
export interface SocialFlow {
  readonly provider: SocialProvider;
  readonly state: string;
  /** Proves to the provider that the code is exchanged by the client that asked for it (PKCE). */
  readonly verifier: string;
  /** Comes back inside the identity token. */
  readonly nonce: string;
  readonly endsAt: Instant;
}

const sealedFlow = z.object({
  provider: socialProvider,
  state: z.string().min(1),
  verifier: z.string().min(1),
  nonce: z.string().min(1),
  endsAt: z.number().transform(instantFromMs),
});

export interface SocialStateDeps {
  readonly now: () => Instant;
  readonly denyList: DenyList;
  /** True only on a plain-http address other than this machine. */
  readonly plainHttp: boolean;
}

const lifetimeMs = 10 * minuteMs;

/**
 * Begins a flow of ten minutes, in a sealed cookie that also comes back with a redirect from the provider's site (Lax).
 */
export function beginFlow(reply: FastifyReply, provider: SocialProvider, deps: SocialStateDeps): SocialFlow {
  const flow: SocialFlow = {
    provider,
    state: oauth.generateRandomState(),
    verifier: oauth.generateRandomCodeVerifier(),
    nonce: oauth.generateRandomNonce(),
    endsAt: shiftInstant(deps.now(), lifetimeMs),
  };
  const { server } = reply;
  const sealed = server.encodeSecureSession(server.createSecureSession({ ...flow }));
  const { name, options } = cookieOf(deps);
  reply.setCookie(name, sealed, { ...options, maxAge: lifetimeMs / 1000 });
  return flow;
}

/**
 * The flow this browser began with the provider, identified by the returned state; it can be taken once, and in time.
 * Fails with the `state_…` code that applies. The cookie is removed in any case.
 */
export async function takeFlow(
  {
    request,
    reply,
    provider,
    state,
  }: { request: FastifyRequest; reply: FastifyReply } & Pick<SocialFlow, 'provider'> & {
      state: string | null;
    },
  deps: SocialStateDeps,
): Promise<SocialFlow> {
  const { name, options } = cookieOf(deps);
  const cookie = request.cookies[name];
  if (cookie !== undefined) reply.clearCookie(name, options);
  const { data: flow } = sealedFlow.safeParse(request.server.decodeSecureSession(cookie ?? '')?.data());
  if (!flow) throw new SocialSignInFailed('state_missing');
  if (flow.provider !== provider || flow.state !== state) throw new SocialSignInFailed('state_wrong');
  if (deps.now() >= flow.endsAt) throw new SocialSignInFailed('state_expired');
  // A copy of the cookie is useless too: the state is denied like a signed-out session.
  if (deps.denyList.has(flow.state)) throw new SocialSignInFailed('state_used');
  await deps.denyList.add(flow.state, flow.endsAt);
  return flow;
}

function cookieOf({ plainHttp }: SocialStateDeps) {
  const name = plainHttp ? 'ascolto-social' : '__Host-ascolto-social';
  return { name, options: { path: '/', httpOnly: true, sameSite: 'lax', secure: !plainHttp } } as const;
}
