import { versionOf } from '#bff/version-of';
import type { StudyEntry, WorkEntry } from '#contracts/profile/profile.api';
import type { LegacyUser } from '#contracts/users/users.legacy';

type Facts = LegacyUser['public_configuration'];

/** The studies in the platform's order, each with its id. */
export function studyEntries(qualifications: Facts['qualifications']): StudyEntry[] {
  return named(
    qualifications.map(({ passed_year, education, institute }) => ({
      year: passed_year ?? '',
      title: education ?? '',
      institute: institute ?? '',
    })),
  );
}

/** The times of work in the platform's order, each with its id; an ongoing one has no end, whatever is stored. */
export function workEntries(experience: Facts['work_experience']): WorkEntry[] {
  return named(
    experience.map(({ start_date, end_date, ongoing, description }) => ({
      start: start_date ?? null,
      end: ongoing ? null : (end_date ?? null),
      ongoing: ongoing ?? false,
      description: description ?? '',
    })),
  );
}

/**
 * Entries with ids: the platform gives them none, and their places shift with every removal. An id is made of what the
 * entry says, so an entry that was changed elsewhere no longer answers to it; the second of two equal entries counts on.
 */
function named<Entry extends object>(entries: readonly Entry[]): (Entry & { readonly id: string })[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const content = versionOf(JSON.stringify(entry));
    const before = seen.get(content) ?? 0;
    seen.set(content, before + 1);
    return { ...entry, id: `${content}-${before}` };
  });
}
