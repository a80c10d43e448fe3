import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const twoYearsSeconds = 63_072_000;

/** The device features the page may use: camera, microphone and screen for the session room. */
const permissionsPolicy = [
  'camera=(self)',
  'microphone=(self)',
  'display-capture=(self)',
  'fullscreen=(self)',
  ...['geolocation', 'payment', 'usb', 'midi', 'serial', 'browsing-topics'].map((name) => `${name}=()`),
].join(', ');

/** The headers of every answer. They are always the same, so they are computed once. */
export function securityHeaders(publicOrigin: string): Readonly<Record<string, string>> {
  return { ...headersOfHelmet(publicOrigin), 'permissions-policy': permissionsPolicy };
}

/** Sets the headers on every answer. */
export function addSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

/**
 * The page's content policy: its own files, inline styles with this answer's nonce, and of inline scripts those whose
 * SHA-256 is given. A nonce would admit any script to whoever reads it in the page, where styles need it.
 */
export function pagePolicy(nonce: string, scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((script) => `'sha256-${script}'`)].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
  ].join(';');
}

/** The policy of the service worker, which fetches the site's own files and loads nothing else. */
export const workerPolicy = "default-src 'none';connect-src 'self'";

/** The policy of the page for when there is no connection: its own style and script, and a look at who answers. */
export const offlinePagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

/** An answer that is no page may load and run nothing, wherever it is opened. */
const policyOfAnswers = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

function headersOfHelmet(publicOrigin: string): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  const write = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policyOfAnswers },
    strictTransportSecurity: publicOrigin.startsWith('https:') ? { maxAge: twoYearsSeconds } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  write({} as IncomingMessage, answer as unknown as ServerResponse, (fault) => {
    if (fault) throw fault;
  });
  return headers;
}
