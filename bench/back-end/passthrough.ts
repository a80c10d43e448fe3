import replyFrom from '@fastify/reply-from';
import fastify from 'fastify';

// The least that a back end can do: it forwards the platform's answer unread. PORT; UPSTREAM is the platform's origin.
const app = fastify();
await app.register(replyFrom, { base: process.env['UPSTREAM'] ?? '', undici: { connections: 32, pipelining: 1 } });
app.get('/readyz', () => ({ ready: true }));
app.post('/appserver/endpoint.php/session', (_request, reply) => reply.from());
app.post('/php/endpoint.php/chats', (_request, reply) => reply.from());
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
