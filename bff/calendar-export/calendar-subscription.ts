import type { LegacyUser } from '#contracts/users/users.legacy';

/** What the address of a subscription stands for. Outside the sealed address it is told to nobody. */
export interface CalendarSubscription {
  /** The address is good while the user keeps this very id. */
  readonly id: string;
  readonly privateToken: string;
}

/** Makes the address of a subscription, a path of this site. */
export type CalendarAddress = (subscription: CalendarSubscription) => string;

/** The subscription the user keeps; undefined without one, or when only half of it is there. */
export function keptSubscription({ configuration }: LegacyUser) {
  const { id, since } = configuration.ascolto?.calendar ?? {};
  return id === undefined || since === undefined ? undefined : { id, since };
}
