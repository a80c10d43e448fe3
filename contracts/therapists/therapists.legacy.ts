import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import { phpLenient, phpList, phpObject, phpOrEmpty, phpPart } from '#contracts/kernel/platform/php-values';
import { requestsPausedField } from '#contracts/new-requests/new-requests.legacy';
import { professionalFields, professionalStatusFields } from '#contracts/therapists/professional.legacy';
import { identityFields } from '#contracts/users/identity.legacy';
import { listUsers } from '#contracts/users/users.legacy';

const listedUser = z.object({
  ...identityFields,
  public_configuration: phpPart(professionalFields),
  manager_configuration: phpPart(professionalStatusFields),
  configuration: phpOrEmpty(phpPart({ ascolto: phpLenient(phpPart(requestsPausedField), 'ascolto') }), 'configuration'),
});

/** A user with the fields the directory needs. */
export type ListedUser = z.output<typeof listedUser>;

/** The `listUsers` call as the directory reads it: of thousands of users, only what it shows or searches by. */
export const listProfessionals = { ...listUsers, answer: phpObject({ users: phpList(listedUser, 'users') }) };

/** Counts that a patient opened a therapist's card; its answer carries no information (SEARCH-83). */
export const profileView = defineLegacyCall({
  name: 'profileView',
  provenance: 'documented',
  base: 'backend',
  method: 'PUT',
  path: '/custom.php/profile-view',
  safeToRepeat: false,
  rewrites: ['addressee'],
  request: z.object({ private_token: z.string(), user_pt: z.string() }),
  answer: phpObject({}),
});
