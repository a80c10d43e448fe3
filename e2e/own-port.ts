const firstPort = Number(process.env['E2E_FIRST_PORT'] ?? 14110);
const users = ['platform', 'back-end', 'back-end-of-plain-platform', 'back-end-of-versions'] as const;

/**
 * The port of a worker's process of that kind, the same after every restart. E2E_FIRST_PORT, 14110 by default, moves
 * them all, so that two runs on one machine stay apart. The ports are below those the system assigns by itself, and
 * clear of the 4110 and 4120 of a demonstration run by hand.
 */
export function ownPort(worker: number, user: (typeof users)[number]): number {
  return firstPort + worker * 10 + users.indexOf(user);
}
