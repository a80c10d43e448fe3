import type { OperationOutput } from '#contracts/kernel/operation';
import type { therapistDetail } from '#contracts/therapists/therapists.api';
import type { LegacyUser } from '#contracts/users/users.legacy';

type TherapistDetail = OperationOutput<typeof therapistDetail>;
type Facts = LegacyUser['public_configuration'];

/** 'Formazione', newest year first; entries without a year come last, empty ones are left out. */
export function educationFrom(qualifications: Facts['qualifications']): TherapistDetail['education'] {
  return qualifications
    .map(({ passed_year, education, institute }) => ({
      year: passed_year ?? null,
      title: education ?? '',
      institute: institute ?? '',
    }))
    .filter(({ title, institute }) => title !== '' || institute !== '')
    .toSorted((one, other) => yearOf(other.year) - yearOf(one.year));
}

/** 'Esperienze lavorative', newest start first; entries without a start come last. */
export function workFrom(experience: Facts['work_experience']): TherapistDetail['work'] {
  return experience
    .map(({ start_date, end_date, ongoing, description }) => ({
      start: start_date ?? null,
      end: ongoing ? null : (end_date ?? null),
      ongoing: ongoing ?? false,
      description: description ?? '',
    }))
    .filter(({ description }) => description !== '')
    .toSorted((one, other) => (other.start ?? '').localeCompare(one.start ?? ''));
}

/** A year may be written alone or inside a date. */
function yearOf(text: string | null): number {
  return Number(/\d{4}/.exec(text ?? '')?.[0] ?? 0);
}
