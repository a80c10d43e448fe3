import type { LegacyUser } from '#contracts/users/users.legacy';

/** Whether the user is a professional without company data who has not postponed them. */
export function needsBillingData(user: LegacyUser): boolean {
  if (user.public_configuration.type !== 'dottore') return false;
  return !hasBillingData(user) && user.configuration.ascolto?.billing_postponed_at === undefined;
}

/** Whether the company data that every invoice needs are saved. */
export function hasBillingData({ public_configuration }: LegacyUser): boolean {
  const { ragione_sociale, partita_iva } = public_configuration.company;
  return Boolean(ragione_sociale && partita_iva);
}
