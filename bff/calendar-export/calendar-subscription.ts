import type { Instant } from '#contracts/kernel/instant';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** The content of a subscription's address. It is disclosed only inside the sealed address. */
export interface CalendarSubscription {
  /** The address is valid while the user record holds this id. */
  readonly id: string;
  readonly privateToken: string;
}

/** Makes the address of a subscription, a path of this site. */
export type CalendarAddress = (subscription: CalendarSubscription) => string;

/** The subscription as the user holds it. */
export interface KeptSubscription extends Pick<CalendarSubscription, 'id'> {
  /** When it was started, to the second. */
  readonly since: Instant;
}

/** The subscription stored in the user; undefined without one, or when only half of it is there. */
export function keptSubscription({ configuration }: LegacyUser): KeptSubscription | undefined {
  const { id, since } = configuration.ascolto?.calendar ?? {};
  return id === undefined || since === undefined ? undefined : { id, since };
}
