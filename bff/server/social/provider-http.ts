import { Agent, type Dispatcher, errors, request } from 'undici';
import { withDeadline } from '#bff/server/transport/with-deadline';
import { SocialSignInFailed } from '#bff/social/social-sign-in-failed';

/** How long a provider may take, and how much it may answer. */
export interface ProviderLimits {
  readonly ms: number;
  readonly maxAnswerBytes: number;
}

const providerLimits: ProviderLimits = { ms: 4_000, maxAnswerBytes: 64 * 1024 };

/** A request to a provider, as `fetch` takes it. */
export interface ProviderRequest {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: URLSearchParams | undefined;
}

/** The HTTP client for the providers. */
export interface ProviderHttp {
  /**
   * The answer, if its status is below 500; fails with `provider_unavailable`, or with `provider_unreadable` when it is
   * too long.
   */
  send(address: string, request: ProviderRequest): Promise<Response>;
  close(): Promise<void>;
}

/**
 * Asks once, within the limits of time and size. Certificates are verified, no redirect is followed, nothing is
 * decompressed, and nothing about a browser is sent.
 */
export function createProviderHttp({ ms, maxAnswerBytes }: ProviderLimits = providerLimits): ProviderHttp {
  const agent = new Agent({ connections: 16, connect: { timeout: ms }, maxResponseSize: maxAnswerBytes });
  // A sign-in is completed even when the browser has left.
  const { signal: outer } = new AbortController();
  return {
    async send(address, { method = 'GET', headers = {}, body }) {
      const asked = { method, headers: { ...headers, 'accept-encoding': 'identity' }, body: body?.toString() ?? null };
      const ask = async (signal: AbortSignal) => {
        const answer = await request(address, { ...asked, signal, dispatcher: agent });
        return responseFrom(answer, await answer.body.text());
      };
      const response = await withDeadline({ ms, outer }, ask).catch(failed);
      if (response.status >= 500) throw new SocialSignInFailed('provider_unavailable');
      return response;
    },
    close: () => agent.destroy(),
  };
}

function responseFrom({ statusCode: status, headers }: Dispatcher.ResponseData, text: string): Response {
  const type = headers['content-type'];
  return new Response(text || null, { status, headers: typeof type === 'string' ? { 'content-type': type } : {} });
}

function failed(failure: unknown): never {
  const isTooLong = failure instanceof errors.ResponseExceededMaxSizeError;
  throw new SocialSignInFailed(isTooLong ? 'provider_unreadable' : 'provider_unavailable');
}
