import { mkdtemp } from 'node:fs/promises';
import { Agent, createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import secureSession from '@fastify/secure-session';
import Fastify from 'fastify';
import type { Session } from '#bff/session';
import { dayMs, instantFromMs, shiftInstant } from '#contracts/kernel/instant';
import { startChild, untilReady } from '#scripts/child-process';
import { demoEnvironment } from '#scripts/demo/demo-environment';

// Many idle streams at one back end for some minutes: what they cost in memory, and what they ask of the platform.
// A twentieth of them never read what they are sent.
const streams = 1_000;
const minutes = Number(process.argv[2] ?? 10);
const perUser = 5;
const ports = { platform: 4540, backEnd: 4541, watch: 4542 };
const growthBudgetMb = 20;

interface Watched {
  readonly rss: number;
  readonly heapUsed: number;
  readonly longestBlockMs: number;
}

let platformCalls = 0;
const platform = createServer((_request, response) => {
  platformCalls += 1;
  response.writeHead(503).end();
}).listen(ports.platform, '127.0.0.1');

const environment = demoEnvironment({ spaPort: ports.backEnd, platformPort: ports.platform }, '.demo/bench');
const folder = await mkdtemp(join(tmpdir(), 'bench-soak-'));
const backEnd = startChild('bench/watched-back-end.ts', [], {
  ...environment,
  SIGNED_OUT_FILE: join(folder, 'signed-out.log'),
  WATCH_PORT: String(ports.watch),
  TRUST_PROXY: '127.0.0.1,::1',
  SPA_FOLDER: '',
});
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
let [open, beats] = [0, 0];
try {
  await untilReady(backEnd, `http://localhost:${ports.backEnd}/readyz`);
  const cookieOf = await sessionCookies(environment['SESSION_KEYS'] ?? '');
  const alone = await watched();
  for (let at = 0; at < streams; at += 1) await openStream(at, cookieOf);
  await pause(5_000);
  const [first, callsAtFirst] = [await watched(), platformCalls];
  console.log(`${open} of ${streams} streams stand; ${megabytes(first.rss - alone.rss)} MB more than without any`);
  let now = first;
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(60_000);
    now = await watched();
    console.log(
      `minute ${minute}: ${open} streams, ${megabytes(now.rss)} MB resident, ${megabytes(now.heapUsed)} MB heap, ` +
        `blocked ${now.longestBlockMs.toFixed(0)} ms at most, ${beats} beats, ${platformCalls} calls to the platform`,
    );
  }
  const grownMb = Number(megabytes(now.rss - first.rss));
  const isWell = open === streams && platformCalls === callsAtFirst && grownMb <= growthBudgetMb;
  console.log(
    `After ${minutes} minutes: ${grownMb} MB more (budget ${growthBudgetMb} MB), ` +
      `${platformCalls - callsAtFirst} calls to the platform: ${isWell ? 'within budget' : 'OVER BUDGET'}`,
  );
  process.exitCode = isWell ? 0 : 1;
} finally {
  agent.destroy();
  await backEnd.stop();
  platform.close();
}

/** The cookie of a patient's session, as the back end itself would seal it. */
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

/** Opens a stream and keeps it. Every twentieth takes nothing of what it is sent. */
function openStream(at: number, cookieOf: (user: string) => string): Promise<void> {
  const user = `pt-soak-${Math.floor(at / perUser)}`;
  const headers = { cookie: cookieOf(user), 'x-forwarded-for': `10.0.${Math.floor(at / 200)}.${(at % 200) + 1}` };
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port: ports.backEnd, path: `/live?user=${user}`, headers, agent }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream was answered ${answer.statusCode}.`));
      open += 1;
      answer.on('close', () => {
        open -= 1;
      });
      if (at % 20 !== 0) answer.on('data', (chunk: Buffer) => (beats += chunk.includes('event: beat') ? 1 : 0));
      resolve();
    }).on('error', reject);
  });
}

async function watched(): Promise<Watched> {
  return (await fetch(`http://127.0.0.1:${ports.watch}`)).json() as Promise<Watched>;
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
