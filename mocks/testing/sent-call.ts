import type { LegacyHttpRequest } from '#bff/legacy/legacy-transport';

/** A call as the back end sent it. */
export interface SentCall extends Pick<LegacyHttpRequest, 'call' | 'method' | 'base'> {
  /** Below the base, without its query. */
  readonly path: string;
  /** The JSON sent, or the query of a GET. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** A request to the platform, for tests to read. */
export function sentCall({ call, method, base, path: address, body, fileBody }: LegacyHttpRequest): SentCall {
  const [path = '', query] = address.split('?');
  const decoder = new TextDecoder();
  const parts = fileBody && Array.from(fileBody.parts(), (part) => decoder.decode(part, { stream: true }));
  const json = parts?.join('') ?? body ?? '{}';
  return { call, method, base, path, body: query ? Object.fromEntries(new URLSearchParams(query)) : JSON.parse(json) };
}
