import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const twoYearsSeconds = 63_072_000;

/** What the page may ask the device for: camera, microphone and screen in the session room, nothing else. */
const permissionsPolicy = [
  'camera=(self)',
  'microphone=(self)',
  'display-capture=(self)',
  'fullscreen=(self)',
  ...['geolocation', 'payment', 'usb', 'midi', 'serial', 'bluetooth', 'browsing-topics'].map((name) => `${name}=()`),
].join(', ');

/** The headers every answer carries. Styles may come from the page only with the answer's own nonce. */
export async function addSecurityHeaders(app: FastifyInstance, publicOrigin: string): Promise<void> {
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
    strictTransportSecurity: publicOrigin.startsWith('https:') ? { maxAge: twoYearsSeconds } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });
}

const contentPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
};
