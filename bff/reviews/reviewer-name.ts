import { shownName } from '#bff/users/shown-name';

/**
 * A reviewer as others see them, `Maria R.`: first name and initial of the surname; 'Paziente' when unknown (REV-08).
 */
export function reviewerName({
  firstName,
  lastName,
}: {
  firstName?: string | undefined;
  lastName?: string | undefined;
}): string {
  const first = firstName && shownName(firstName);
  if (!first) return 'Paziente';
  const [initial] = lastName?.trim() ?? '';
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('it')}.`;
}
