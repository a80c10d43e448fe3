import type { Context } from '#bff/context';
import type { DirectoryEntry } from '#bff/therapists/therapists-mapping';
import { hasExpired } from '#contracts/plans/plan-expiry';

/** The therapists who are eligible at this moment: a plan may have ended since the directory was read. */
export async function listedTherapists(context: Context): Promise<DirectoryEntry[]> {
  const now = context.now();
  const entries = await context.directory.therapists();
  return entries.filter(({ planExpiry }) => !hasExpired(planExpiry, now));
}

/** That one of them; undefined for anybody else, so that a stranger and an ineligible one cannot be told apart. */
export async function listedTherapist(context: Context, token: string): Promise<DirectoryEntry | undefined> {
  return (await listedTherapists(context)).find((entry) => entry.token === token);
}
