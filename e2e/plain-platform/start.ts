import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { type CallName, callAt } from '#e2e/plain-platform/calls';
import type { Desk } from '#e2e/plain-platform/desk';
import { Refused } from '#e2e/plain-platform/desk';
import type { User } from '#e2e/plain-platform/entities';
import { fileAnswer } from '#e2e/plain-platform/files';
import { createOrders, type Fault, type HeldCall, type Stage } from '#e2e/plain-platform/orders';
import { type Fields, recordOf } from '#e2e/plain-platform/php-values';
import { errorPage, everyQuirk, isOdd, type PhpQuirks, written } from '#e2e/plain-platform/quirks';
import { type PlainPerson, plainPeople } from '#e2e/plain-platform/seed';
import { createState, type PlatformState } from '#e2e/plain-platform/state';

/** A request the platform received, to count it and to see what it carried. */
export interface ReceivedCall {
  /** Undefined for a request that is no call with a JSON body. */
  readonly name: CallName | undefined;
  readonly method: string;
  readonly path: string;
  readonly body: Fields;
}

export interface PlainPlatform {
  readonly origin: string;
  readonly calls: readonly ReceivedCall[];
  /** The present state; a reset replaces it. */
  readonly state: PlatformState;
  readonly manners: PhpQuirks;
  /** Starts again, reachable and with the first people and their data, and forgets all orders. */
  reset(): Promise<void>;
  /** Goes down at once: connections are dropped until `comeBack`. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
  /** A person of the seed, in their present state. */
  user(person: PlainPerson): User;
  /** Lets the person's private token expire after this many signed calls. */
  expireAfter(person: PlainPerson, calls: number): void;
  /** Holds the next call of that name until `letGo`. */
  hold(call: CallName, stage: Stage): HeldCall;
  /** Answers the next call of that name with an empty success, without doing anything. */
  acknowledgeIdly(call: CallName): void;
  /** Treats the token of the next call of that name as just expired. */
  expireAt(call: CallName): void;
  /** Gives every call of that name the fault until the reset. */
  spoil(call: CallName, fault: Fault): void;
}

export interface PlainPlatformParts {
  /** The clock, in milliseconds. */
  readonly now?: () => number;
  /** The quirks that differ from `everyQuirk`. */
  readonly manners?: Partial<PhpQuirks>;
  /**
   * What happens between the platform's own reading and writing of a user; by default a few turns of the event loop.
   */
  readonly beforeWriting?: () => Promise<void>;
}

/**
 * A second platform for the tests, written from the platform's contract on node:http alone: it shares nothing with the
 * mocks or the contracts, so that a mistake in them cannot confirm itself.
 */
export async function startPlainPlatform(parts: PlainPlatformParts = {}): Promise<PlainPlatform> {
  const { now = Date.now, beforeWriting = fewTurns } = parts;
  const manners: PhpQuirks = { ...everyQuirk, ...parts.manners };
  const seconds = () => Math.floor(now() / 1000);
  const begin = () => createState(seconds(), manners.keepsAddressesAsObjects);
  const orders = createOrders();
  const calls: ReceivedCall[] = [];
  let state = begin();
  let isDown = false;

  const deskOf = (origin: string, pause: () => Promise<void>): Desk => ({
    state,
    manners,
    now: seconds(),
    origin,
    beforeWriting: pause,
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const text = await textOfBody(request);
    if (isDown) return void request.socket.destroy();
    const file = await fileAnswer(deskOf(url.origin, fewTurns), { method: request.method, url, text });
    if (file) {
      calls.push({ name: undefined, method: request.method ?? '', path: `${url.pathname}${url.search}`, body: {} });
      return send(response, file.status, file.body, file.mediaType);
    }
    const { name, handler } = callAt(`${request.method} ${url.pathname}`) ?? {};
    const body = text === '' ? {} : recordOf(JSON.parse(text));
    calls.push({ name, method: request.method ?? '', path: url.pathname, body });
    if (!name || !handler) return send(response, 404, '<h1>Not Found</h1>');

    await orders.pass(name, 'before');
    if (orders.takeExpiry(name)) state.callsLeft.set(String(body['private_token']), 0);
    const fault = orders.faultOf(name);
    if (fault === 'html-page') return send(response, 200, errorPage);
    if (fault === 'status-500' || (manners.chokesOnOddText && isOdd(body))) return send(response, 500, errorPage);
    const within = async () => {
      await orders.pass(name, 'within');
      if (manners.writesUsersUnlocked) await beforeWriting();
    };
    const said = orders.takeIdle(name) ? {} : await saidOrRefused(() => handler(deskOf(url.origin, within), body));
    await orders.pass(name, 'after');
    if (fault === 'lost-answer' || isDown) return void request.socket.destroy();
    const full = written(said, manners);
    send(response, 200, fault === 'cut-short' ? full.slice(0, -2) : full);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => send(response, 500, errorPage));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const user = (person: PlainPerson): User => {
    const found = state.users.get(plainPeople[person].token);
    if (!found) throw new Error(`${person} is gone.`);
    return found;
  };
  return {
    ...orders,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    manners,
    get state() {
      return state;
    },
    user,
    async reset() {
      orders.clear();
      calls.length = 0;
      state = begin();
      isDown = false;
    },
    async goDown() {
      isDown = true;
    },
    async comeBack() {
      isDown = false;
    },
    async stop() {
      orders.clear();
      await closed(server);
    },
    expireAfter(person, left) {
      state.callsLeft.set(plainPeople[person].secret, left);
    },
  };
}

async function saidOrRefused(say: () => unknown): Promise<unknown> {
  try {
    return await say();
  } catch (refused) {
    if (refused instanceof Refused) return refused.answer;
    throw refused;
  }
}

async function fewTurns(): Promise<void> {
  for (let left = 3; left > 0; left -= 1) await turn();
}

function send(response: ServerResponse, status: number, body: string | Buffer, mediaType = 'text/html'): void {
  const headers = { 'content-type': mediaType, 'set-cookie': 'PHPSESSID=abc', 'x-powered-by': 'PHP/5.6' };
  response.writeHead(status, headers).end(body);
}

async function textOfBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
