import { accountWrites } from '#bff/server/testing/plain-account-writes';
import { meetingWrites } from '#bff/server/testing/plain-meeting-writes';
import type { Cookies, PlainWorld } from '#bff/server/testing/plain-world';
import type { PlainPerson } from '#e2e/plain-platform/seed';
import type { PlainPlatform } from '#e2e/plain-platform/start';

/** One command of the product as somebody rightful gives it, and what of it is to stand on the platform. */
export interface PlainWrite {
  /** Who gives it; a visitor where nobody is named. */
  readonly as?: PlainPerson;
  readonly input: object;
  /** Brings the world to where the command makes sense. */
  readonly prepare?: (world: PlainWorld, cookies: Cookies) => unknown;
  /** What of it is to be seen on the platform, and how that looks afterwards; left out where nothing changes there. */
  readonly stands?: (platform: PlainPlatform) => unknown;
  readonly after?: unknown;
}

/** Every command of the product, by its name. */
export const plainWrites: Readonly<Record<string, PlainWrite>> = { ...accountWrites, ...meetingWrites };
