import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call the platform received: enough to count it and to see what it carried. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}

export interface PlainPlatform {
  readonly origin: string;
  readonly calls: ReceivedCall[];
  /** The platform goes away in the middle: connections are dropped until it is told to come back. */
  goDown(): void;
  comeBack(): void;
  close(): Promise<void>;
}

const giulia = {
  public_token: 'plain-giulia',
  private_token: 'plain-secret',
  email: 'giulia@example.org',
  picture: null,
  registration_timestamp: '1700000000',
  public_configuration: {
    type: 'paziente',
    nome: 'Giulia',
    cognome: 'Verdi',
    prices: [],
    unknown_field: 'travels along',
  },
  manager_configuration: [],
  configuration: [],
};

const notice = '<br />\n<b>Notice</b>: Undefined index: lang in <b>/var/www/user.php</b> on line <b>12</b><br />\n';

/**
 * A second platform for the tests, on node:http alone and with ugly manners: it shares nothing with the mocks, so that
 * a mistake in them cannot vouch for itself.
 */
export async function startPlainPlatform(): Promise<PlainPlatform> {
  const calls: ReceivedCall[] = [];
  let down = false;
  const server = createServer(async (request, response) => {
    if (down) {
      request.socket.destroy();
      return;
    }
    const call = { method: request.method ?? '', path: request.url ?? '', body: await bodyOf(request) };
    calls.push(call);
    answer(call, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    goDown: () => {
      down = true;
    },
    comeBack: () => {
      down = false;
    },
    close: () => closed(server),
  };
}

function answer(call: ReceivedCall, response: ServerResponse): void {
  const body = answerTo(call);
  const headers = { 'content-type': 'text/html', 'set-cookie': 'PHPSESSID=abc', 'x-powered-by': 'PHP/5.6' };
  response.writeHead(body === undefined ? 404 : 200, headers).end(body ?? '<h1>Not Found</h1>');
}

function answerTo({ method, path, body }: ReceivedCall): string | undefined {
  const known = body['private_token'] === giulia.private_token;
  switch (`${method} ${path}`) {
    case 'POST /appserver/endpoint.php/login':
      if (body['password'] !== 'giusta') return '\ufeff{"error":"LOGIN_FAILED"}';
      return `\ufeff${notice}${JSON.stringify({ user: giulia })}`;
    case 'POST /appserver/endpoint.php/session':
      return JSON.stringify(known ? { user: giulia } : { error: { message: 'token scaduto' } });
    case 'POST /php/endpoint.php/chats':
      return known ? '{"recipients":{"1":{"public_token":7,"messages":[]}}}' : '{"error":true}';
    case 'POST /php/endpoint.php/events':
      return '<html><body><h1>Internal error at /var/www/calendar.php</h1></body></html>';
    case 'POST /php/endpoint.php/users':
      return '{"users":[';
    default:
      return undefined;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
