import type { LegacyUser } from '#contracts/users/users.legacy';

/** Whether the user is a professional without company data who has not postponed them. */
export function needsBillingData({ public_configuration, configuration }: LegacyUser): boolean {
  if (public_configuration.type !== 'dottore') return false;
  const { ragione_sociale, partita_iva } = public_configuration.company;
  const isKept = Boolean(ragione_sociale && partita_iva);
  return !isKept && configuration.ascolto?.billing_postponed_at === undefined;
}
