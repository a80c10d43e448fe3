const firstPort = Number(process.env['E2E_FIRST_PORT'] ?? 4110);
const users = ['platform', 'back-end', 'back-end-without-providers', 'back-end-of-plain-platform'] as const;

/**
 * The port of a worker's process of that kind, the same whenever it starts again. E2E_FIRST_PORT, 4110 without it, moves
 * them all, so that two runs on one machine keep apart; they stay below those the system hands out by itself.
 */
export function ownPort(worker: number, user: (typeof users)[number]): number {
  return firstPort + worker * 10 + users.indexOf(user);
}
