import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import secureSession from '@fastify/secure-session';
import Fastify from 'fastify';
import { atLeast, atMost, type Figure, withoutBudget } from '#bench/figures';
import { megabytes, readInside } from '#bench/inside';
import type { AtEnd } from '#bench/run-parts';
import type { Session } from '#bff/session';
import { dayMs, instantFromMs, shiftInstant } from '#contracts/kernel/instant';
import { startChild, untilReady } from '#scripts/child-process';
import { demoEnvironment } from '#scripts/demo/demo-environment';

const streams = 1_000;
const streamsPerUser = 5;
const minutes = 10;
const ports = { spaPort: 4570, platformPort: 4571, watch: 4572 };
const growthMb = 20;

/** Idle streams at one back end. One in twenty never reads what it receives. */
export async function measureStreams(atEnd: AtEnd): Promise<Figure[]> {
  let platformCalls = 0;
  const platform = createServer((_request, response) => {
    platformCalls += 1;
    response.writeHead(503).end();
  }).listen(ports.platformPort, '127.0.0.1');
  atEnd(() => platform.close());
  const environment = demoEnvironment(ports, '.demo/bench/streams');
  const backEnd = startChild('bench/watched-back-end.ts', [], {
    ...environment,
    WATCH_PORT: String(ports.watch),
    TRUST_PROXY: '127.0.0.1,::1',
    SPA_FOLDER: '',
  });
  atEnd(backEnd.stop);
  await untilReady(backEnd, `http://localhost:${ports.spaPort}/readyz`);
  const cookieOf = await sessionCookies(environment['SESSION_KEYS'] ?? '');
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  atEnd(() => agent.destroy());

  const alone = await readInside(ports.watch);
  let open = 0;
  for (let at = 0; at < streams; at += 1) {
    const stream = await openStream(at, cookieOf, agent);
    open += 1;
    stream.once('close', () => {
      open -= 1;
    });
  }
  await pause(5_000);
  const first = await readInside(ports.watch);
  const callsAtFirst = platformCalls;
  await pause(minutes * 60_000);
  const last = await readInside(ports.watch);
  return [
    atLeast(`streams open after ${minutes} minutes`, { value: open, budget: streams }),
    atMost('calls to the platform', { value: platformCalls - callsAtFirst, budget: 0 }),
    atMost(`memory added in ${minutes} minutes`, {
      value: megabytes(last.rss - first.rss),
      budget: growthMb,
      unit: 'MB',
    }),
    withoutBudget(`memory of ${streams} streams`, megabytes(first.rss - alone.rss), 'MB'),
  ];
}

/** Seals the cookie of a patient's session as the back end does. */
async function sessionCookies(key: string): Promise<(user: string) => string> {
  const app = Fastify();
  await app.register(secureSession, { cookieName: '__Host-ascolto', key: Buffer.from(key, 'base64') });
  await app.ready();
  return (user) => {
    const issuedAt = instantFromMs(Date.now());
    const endsAt = shiftInstant(issuedAt, dayMs);
    const session: Session = {
      ...{ sid: `sid-${user}`, privateToken: `secret-${user}`, publicToken: user, userType: 'patient', scope: 'full' },
      ...{ remembered: false, issuedAt, endsAt, idleEndsAt: endsAt },
    };
    return `__Host-ascolto=${encodeURIComponent(app.encodeSecureSession(app.createSecureSession({ ...session })))}`;
  };
}

/** Opens a stream and keeps it open. Every twentieth stream is never read. */
function openStream(at: number, cookieOf: (user: string) => string, agent: Agent): Promise<IncomingMessage> {
  const user = `pt-streams-${Math.floor(at / streamsPerUser)}`;
  const headers = { cookie: cookieOf(user), 'x-forwarded-for': `10.0.${Math.floor(at / 200)}.${(at % 200) + 1}` };
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port: ports.spaPort, path: `/live?user=${user}`, headers, agent }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream got the status ${answer.statusCode}.`));
      // An unhandled error of a stream that breaks later would end the bench; the stream counts as closed.
      answer.on('error', () => undefined);
      if (at % 20 !== 0) answer.resume();
      resolve(answer);
    }).on('error', reject);
  });
}
