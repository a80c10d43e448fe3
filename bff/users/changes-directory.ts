import { identicalPhpValue } from '#bff/users/same-php-value';
import { professionalFields } from '#contracts/therapists/professional.legacy';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** Whether these fields, set to what they are to be, make a professional another one to whoever looks for them. */
export function changesDirectory(
  { public_configuration: before }: UserRecord,
  fields: Readonly<Record<string, unknown>> = {},
): boolean {
  return Object.entries(fields).some(
    ([field, value]) => field in professionalFields && !identicalPhpValue(before[field], value),
  );
}
