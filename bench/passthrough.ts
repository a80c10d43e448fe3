import replyFrom from '@fastify/reply-from';
import fastify from 'fastify';

// The bare minimum a back end could do: pass the platform's answer on, unread. PORT; UPSTREAM is the platform's origin.
const app = fastify();
await app.register(replyFrom, { base: process.env['UPSTREAM'] ?? '', undici: { connections: 32, pipelining: 1 } });
app.get('/readyz', () => ({ ready: true }));
app.post('/small', (_request, reply) =>
  reply.from('/appserver/endpoint.php/session', { body: { private_token: 'x' } }),
);
app.post('/list', (_request, reply) => reply.from('/php/endpoint.php/chats', { body: { private_token: 'x' } }));
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
