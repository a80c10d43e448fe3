import type { FastifyReply, FastifyRequest } from 'fastify';
import * as oauth from 'oauth4webapi';
import * as z from 'zod';
import type { DenyList } from '#bff/server/session/deny-list';
import { SocialSignInFailed } from '#bff/social/social-sign-in-failed';
import { type Instant, instantFromMs, minuteMs, shiftInstant } from '#contracts/kernel/instant';
import { type SocialProvider, socialProvider } from '#contracts/login/login.api';

/** What we remember of one sign-in while the browser is at the provider's. */
export interface SocialFlow {
  readonly provider: SocialProvider;
  readonly state: string;
  /** Proves to the provider that who exchanges the code is who asked for it (PKCE). */
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
  /** True only on a plain-http address that is not this machine. */
  readonly plainHttp: boolean;
}

const lifetimeMs = 10 * minuteMs;

/** Begins a flow: ten minutes, in a sealed cookie that comes back with the browser from the provider's site (Lax). */
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
 * The flow this browser began with the provider, for the state it is led back with: once, and in time. Fails with the
 * `state_…` that is wrong. The cookie goes, whatever comes of it.
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
  // A copy of the cookie is worth nothing either: the state is denied like a session that was signed out.
  if (deps.denyList.has(flow.state)) throw new SocialSignInFailed('state_used');
  await deps.denyList.add(flow.state, flow.endsAt);
  return flow;
}

function cookieOf({ plainHttp }: SocialStateDeps) {
  const name = plainHttp ? 'ascolto-social' : '__Host-ascolto-social';
  return { name, options: { path: '/', httpOnly: true, sameSite: 'lax', secure: !plainHttp } } as const;
}
