import { identicalPhpValue } from '#bff/users/same-php-value';
import { professionalFields } from '#contracts/therapists/professional.legacy';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** What of a change the directory may show. */
interface ShownChange {
  readonly picture?: string;
  readonly public_configuration?: Readonly<Record<string, unknown>>;
}

/** Whether a change alters how a professional appears in the directory. */
export function changesDirectory(
  { picture: pictureBefore, public_configuration: before }: UserRecord,
  { picture, public_configuration: fields = {} }: ShownChange,
): boolean {
  if (picture !== undefined && !identicalPhpValue(pictureBefore, picture)) return true;
  return Object.entries(fields).some(
    ([field, value]) => field in professionalFields && !identicalPhpValue(before[field], value),
  );
}
