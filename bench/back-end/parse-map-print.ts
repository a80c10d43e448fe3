import fastify from 'fastify';
import { Pool } from 'undici';
import type { ChatSummary } from '#contracts/chat/chat.api';

// Fetches the platform's chats, parses them, maps them by plain code to the list that the back end answers, and prints
// it: no session, no validation. PORT; UPSTREAM is the platform's origin.
interface Recipient {
  readonly public_token: string;
  readonly usherGroup: readonly {
    readonly public_token: string;
    readonly name: string;
    readonly type: string;
    readonly picture: string;
  }[];
  readonly messages: readonly {
    readonly owner: string;
    readonly body: string;
    readonly creation_timestamp: string;
    readonly seen: string;
  }[];
}

const reader = 'pt-bench';
const platform = new Pool(process.env['UPSTREAM'] ?? '', { connections: 32, pipelining: 1 });

async function readChats(): Promise<readonly Recipient[]> {
  const { body } = await platform.request({
    method: 'POST',
    path: '/php/endpoint.php/chats',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ private_token: 'secret-bench' }),
  });
  return (JSON.parse(await body.text()) as { recipients: Recipient[] }).recipients;
}

function summaryOf({ public_token: token, usherGroup, messages }: Recipient): ChatSummary {
  const other = usherGroup.find((member) => member.public_token !== reader);
  const last = messages.at(-1);
  if (!other || !last) throw new Error(`The chat ${token} has no other member or no message.`);
  return {
    token,
    otherSide: {
      kind: other.type === 'dottore' ? 'professional' : 'patient',
      token: other.public_token,
      name: other.name,
      pictureUrl: `/files/media/${other.picture}`,
    },
    lastMessage: {
      kind: 'text',
      text: last.body,
      sentAt: new Date(Number(last.creation_timestamp) * 1000).toISOString(),
      own: last.owner === reader,
    },
    unread: messages.filter(({ owner, seen }) => owner !== reader && seen !== '1').length,
  };
}

function spokenAt({ lastMessage }: ChatSummary): number {
  return lastMessage ? Date.parse(lastMessage.sentAt) : 0;
}

const app = fastify();
app.get('/readyz', () => ({ ready: true }));
app.post('/chats', async () => {
  const chats = (await readChats()).map(summaryOf);
  chats.sort((one, other) => spokenAt(other) - spokenAt(one));
  return { chats, unread: chats.reduce((total, { unread }) => total + unread, 0) };
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
