import { identicalPhpValue } from '#bff/users/same-php-value';
import { professionalFields } from '#contracts/therapists/professional.legacy';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** Whether setting these fields changes how a professional appears in the directory. */
export function changesDirectory(
  { public_configuration: before }: UserRecord,
  fields: Readonly<Record<string, unknown>> = {},
): boolean {
  return Object.entries(fields).some(
    ([field, value]) => field in professionalFields && !identicalPhpValue(before[field], value),
  );
}
