import { connect } from 'node:net';

/** A request whose body arrives bit by bit without a stated length, over a connection of its own. */
export interface ChunkedUpload {
  /** Sends some of the body, a text as one-byte characters; resolves when the connection takes more or is cut. */
  send(content: Uint8Array | string): Promise<void>;
  /** Ends the body; the connection stays open. */
  end(): void;
  /** The status and the JSON of the answer, which may come before the body has ended. */
  readonly answer: Promise<{ readonly status: number; readonly body: Record<string, unknown> }>;
  /** Cuts the connection. */
  cut(): void;
}

/** Written over a bare socket: Node's own client stops sending once it has its answer. */
export function startUpload(port: number, path: string, headers: Readonly<Record<string, string>>): ChunkedUpload {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const lines = Object.entries({ host: 'ascolto.example', 'transfer-encoding': 'chunked', ...headers });
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  const answer = new Promise<{ status: number; body: Record<string, unknown> }>((resolve) => {
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes;
      const [head, body] = text.split('\r\n\r\n');
      if (body?.endsWith('}')) resolve({ status: Number(head?.split(' ')[1]), body: JSON.parse(body) });
    });
  });
  return {
    answer,
    async send(content) {
      const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
      socket.write(`${bytes.length.toString(16)}\r\n`);
      socket.write(bytes);
      if (socket.write('\r\n') || socket.destroyed) return;
      await new Promise((resolve) => socket.once('drain', resolve).once('close', resolve));
    },
    end: () => void socket.write('0\r\n\r\n'),
    cut: () => void socket.destroy(),
  };
}
