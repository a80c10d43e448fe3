import type { Instant } from '#contracts/kernel/instant';
import type { UserRow } from '#mocks/db/rows';
import { cities, notListed } from '#mocks/people/people-data';
import type { Hindrance } from '#mocks/people/people-schema';
import { premiumPlan, signedContract } from '#mocks/people/plan-rows';
import { therapistRow } from '#mocks/people/therapist-rows';

const daysSinceExpired = 50;

/** Professionals who meet all conditions but one, and whom patients must therefore never find. */
export function createNotListed(now: Instant): UserRow[] {
  const [city] = cities;
  if (!city) return [];
  return notListed.map(({ hindrance, ...text }) => hindered(therapistRow(text, city, now), hindrance, now));
}

function hindered(row: UserRow, hindrance: Hindrance, now: Instant): UserRow {
  const { current_plan: plan, sign_doc: contracts = [] } = row.public_configuration;
  switch (hindrance) {
    case 'awaiting':
      return withStatus(row, { autorizzazioni: 'in attesa' });
    case 'privileged':
      return { ...row, public_configuration: { ...row.public_configuration, privilege: '1' } };
    case 'plan-expired': {
      const expired = premiumPlan(now, daysSinceExpired);
      return withStatus(row, { current_plan: expired, sign_doc: [signedContract(expired, now, 200)] });
    }
    case 'contract-unsigned':
      return withStatus(row, { sign_doc: [] });
    case 'contract-invalid':
      return withStatus(row, { sign_doc: contracts.map((contract) => ({ ...contract, is_invalid: '1' })) });
    case 'unpaid':
      return plan ? withStatus(row, { current_plan: { ...plan, payment_completed: '0' } }) : row;
  }
}

type ProfessionalStatus = Pick<UserRow['manager_configuration'], 'autorizzazioni' | 'current_plan' | 'sign_doc'>;

/** The platform stores a professional's status twice. */
function withStatus(row: UserRow, status: ProfessionalStatus): UserRow {
  return {
    ...row,
    public_configuration: { ...row.public_configuration, ...status },
    manager_configuration: { ...row.manager_configuration, ...status },
  };
}
