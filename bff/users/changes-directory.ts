import { ascoltoOf } from '#bff/users/ascolto-part';
import { recordIn } from '#bff/users/php-parts';
import { identicalPhpValue } from '#bff/users/same-php-value';
import { requestsPausedField } from '#contracts/new-requests/new-requests.legacy';
import { professionalFields } from '#contracts/therapists/professional.legacy';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** What of a change the directory may show. */
interface ShownChange {
  readonly picture?: string;
  readonly public_configuration?: Readonly<Record<string, unknown>>;
  readonly configuration?: Readonly<Record<string, unknown>>;
}

/** Whether a change alters how a professional appears in the directory. */
export function changesDirectory(
  user: UserRecord,
  { picture, public_configuration: fields = {}, configuration = {} }: ShownChange,
): boolean {
  const { picture: pictureBefore, public_configuration: before } = user;
  if (picture !== undefined && !identicalPhpValue(pictureBefore, picture)) return true;
  if ('ascolto' in configuration && changesPause(ascoltoOf(user), recordIn(configuration['ascolto']))) return true;
  return Object.entries(fields).some(
    ([field, value]) => field in professionalFields && !identicalPhpValue(before[field], value),
  );
}

type Ascolto = Readonly<Record<string, unknown>>;

/** Whether what this program stores differs in what others see of it. */
function changesPause(before: Ascolto, after: Ascolto): boolean {
  return Object.keys(requestsPausedField).some((field) => !identicalPhpValue(before[field], after[field]));
}
