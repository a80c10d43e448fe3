import type { Instant } from '#contracts/kernel/instant';
import type { UserRow } from '#mocks/db/rows';
import { premiumPlan, signedContract } from '#mocks/seed/plan-rows';
import { therapistRow } from '#mocks/seed/therapist-rows';
import { cities } from '#mocks/seed-texts/cities';
import { type Hindrance, notListed } from '#mocks/seed-texts/therapists/not-listed';

const daysSinceExpired = 50;

/** Professionals who are almost like the others: each lacks one thing, and patients must never find them. */
export function createNotListed(now: Instant): UserRow[] {
  const [city] = cities;
  if (!city) return [];
  return notListed.map(({ hindrance, ...text }) => hindered(therapistRow(text, city, now), hindrance, now));
}

function hindered(row: UserRow, hindrance: Hindrance, now: Instant): UserRow {
  const { current_plan: plan, sign_doc: contracts = [] } = row.public_configuration;
  switch (hindrance) {
    case 'awaiting':
      return withStanding(row, { autorizzazioni: 'in attesa' });
    case 'privileged':
      return { ...row, public_configuration: { ...row.public_configuration, privilege: '1' } };
    case 'plan-expired': {
      const expired = premiumPlan(now, daysSinceExpired);
      return withStanding(row, { current_plan: expired, sign_doc: [signedContract(expired, now, 200)] });
    }
    case 'contract-unsigned':
      return withStanding(row, { sign_doc: [] });
    case 'contract-invalid':
      return withStanding(row, { sign_doc: contracts.map((contract) => ({ ...contract, is_invalid: '1' })) });
    case 'unpaid':
      return plan ? withStanding(row, { current_plan: { ...plan, payment_completed: '0' } }) : row;
  }
}

type Standing = Pick<UserRow['manager_configuration'], 'autorizzazioni' | 'current_plan' | 'sign_doc'>;

/** The platform keeps a professional's standing twice. */
function withStanding(row: UserRow, standing: Standing): UserRow {
  return {
    ...row,
    public_configuration: { ...row.public_configuration, ...standing },
    manager_configuration: { ...row.manager_configuration, ...standing },
  };
}
