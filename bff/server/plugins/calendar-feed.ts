import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { subscribedCalendar } from '#bff/calendar-export/subscribed-calendar';
import { answerWithProblems } from '#bff/server/problem-answers';
import { type ContextDeps, contextOf } from '#bff/server/request-context';
import { ServerProblem } from '#bff/server/server-problem';
import type { CalendarSeal } from '#bff/server/session/calendar-seal';

export const calendarPrefix = '/calendar';

const ending = '.ics';

/**
 * The calendars to which users subscribe in another program: GET /<sealed>.ics, without cookie or header. The address
 * is the only credential, so it is never logged (the log has the route's pattern) and never cached, and an address that
 * is no longer valid is answered like one that never existed.
 */
export function addCalendarFeed(feed: FastifyInstance, seal: CalendarSeal, deps: ContextDeps): void {
  feed.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // By address only, even when a user is signed in there.
  feed.addHook('onRequest', feed.rateLimit({ keyGenerator: ({ clientAddress }) => clientAddress }));
  answerWithProblems(feed);
  // A wildcard, since a sealed address is longer than a parameter may be.
  feed.get('/*', { config: { access: 'everyone' } }, async (request, reply) => {
    const { '*': name } = request.params as { '*': string };
    const subscription = name.endsWith(ending) ? seal.open(name.slice(0, -ending.length)) : undefined;
    if (!subscription) throw new ServerProblem('not_found');
    const context = contextOf(deps, { request, reply, kind: 'query' });
    const calendar = await subscribedCalendar(context, subscription);
    if (calendar === undefined) throw new ServerProblem('not_found');
    const tag = `"${hash('sha256', calendar, 'base64url')}"`;
    reply.header('etag', tag);
    // A proxy that compresses marks the tag as weak.
    const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
    if (known?.includes(tag)) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(calendar);
  });
}

/** The path of a subscription. */
export function calendarPath(sealed: string): string {
  return `${calendarPrefix}/${sealed}${ending}`;
}
