import * as z from 'zod/mini';
import { isoInstant } from '#contracts/kernel/fields';
import { api, command, query } from '#contracts/kernel/operation';

/** Since when the professional takes no new requests; null while they take them. To the second. */
const pause = z.object({ pausedAt: z.nullable(isoInstant) });

export const newRequestsApi = api('new-requests', {
  /** Whether the signed-in professional takes requests of new patients. */
  ownNewRequests: query({
    access: 'professionals',
    input: z.strictObject({}),
    output: pause,
  }),

  /**
   * Pauses new requests, or takes them again, and answers how it stands. Nobody writes a first message to a
   * professional who has paused them, but who is in a chat with them or has or had a session goes on as before. Pausing
   * twice keeps the first moment.
   */
  pauseNewRequests: command({
    access: 'professionals',
    affects: ['new-requests/own-new-requests', 'therapists/therapist-detail', 'therapists/search-therapists'],
    input: z.strictObject({ isPaused: z.boolean() }),
    output: pause,
  }),
});

export const { ownNewRequests, pauseNewRequests } = newRequestsApi;
