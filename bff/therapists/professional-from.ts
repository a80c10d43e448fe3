import type { Professional, ProfessionalStatus } from '#bff/therapists/eligibility/professional-status';
import type { ListedUser } from '#contracts/therapists/therapists.legacy';

type LegacyStatus = Pick<ListedUser['manager_configuration'], 'autorizzazioni' | 'current_plan' | 'sign_doc'>;
type LegacyPlan = LegacyStatus['current_plan'];

/** A platform user as the rules on professionals take them. */
export function professionalFrom(user: ListedUser): Professional {
  const published = user.public_configuration;
  return {
    isProfessional: published.type === 'dottore',
    isPrivileged: published.privilege ?? false,
    administration: statusFrom(user.manager_configuration),
    published: statusFrom(published),
  };
}

function statusFrom({ autorizzazioni, current_plan, sign_doc }: LegacyStatus): ProfessionalStatus {
  return {
    authorisation: autorizzazioni,
    plan: isAbsent(current_plan) ? undefined : planFrom(current_plan),
    signedDocuments: sign_doc.map(({ type, accepted, accepted_at, is_invalid }) => ({
      type,
      accepted,
      acceptedAt: accepted_at,
      isInvalid: is_invalid,
    })),
  };
}

/** A plan that was never chosen comes empty or not at all. */
function isAbsent({ type, payment_completed, date, last_payment_date }: LegacyPlan): boolean {
  return [type, payment_completed, date, last_payment_date].every((fact) => fact === undefined);
}

function planFrom(plan: LegacyPlan): NonNullable<ProfessionalStatus['plan']> {
  return {
    type: plan.type ?? undefined,
    paymentCompleted: plan.payment_completed ?? false,
    amountCents: plan.amount,
    date: plan.date,
    lastPaymentDate: plan.last_payment_date,
    coupon: { value: plan.coupon.value, expiryMonths: plan.coupon.expiry },
  };
}
