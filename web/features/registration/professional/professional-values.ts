import * as z from 'zod/mini';
import type { OperationInput } from '#contracts/kernel/operation';
import { personFields } from '#contracts/registration/person-fields';
import type { registerProfessional } from '#contracts/registration/registration.api';
import { informationFields, psychotherapyFields, titlesFields } from '#contracts/registration/registration-fields';
import {
  type AccountValues,
  accountFormFields,
  blankAccount,
  blankPerson,
  type PersonValues,
  sameTwice,
  typedAgain,
} from '#web/features/registration/account/account-values';
import type { AddressValue } from '#web/fields/address/address-value';
import type { ChosenFile } from '#web/fields/documents/chosen-file';

type Input = OperationInput<typeof registerProfessional>;
type Choice<Name extends keyof Input> = Input[Name] | '';

/**
 * The values of a professional's wizard, as typed and chosen. Dates are `yyyy-MM-dd`, or as typed; prices are cents.
 */
export interface ProfessionalValues extends AccountValues, PersonValues {
  readonly emailConfirmation: string;
  readonly gender: Choice<'gender'>;
  readonly emergencyAvailability: Choice<'emergencyAvailability'>;
  readonly hoursPerWeek: Choice<'hoursPerWeek'>;
  readonly hearFrom: Choice<'hearFrom'>;
  readonly identityDocuments: readonly ChosenFile[];
  readonly cardExpiry: string;
  readonly taxCodeExpiry: string;
  readonly taxRegime: Choice<'taxRegime'>;
  readonly residence: AddressValue;
  readonly residenceDetails: string;
  readonly languages: readonly string[];
  readonly registerNumber: string;
  readonly registerDate: string;
  readonly region: Choice<'region'>;
  readonly education: string;
  readonly institute: string;
  readonly passedYear: string;
  readonly certificates: readonly ChosenFile[];
  readonly role: Choice<'role'>;
  /** This and the next three belong to psychotherapists; kept, but not sent, while another role is chosen. */
  readonly school: string;
  readonly specialisationDate: string;
  readonly specialisations: readonly string[];
  readonly psychotherapyCertificates: readonly ChosenFile[];
  readonly singlePrice: number | null;
  readonly couplePrice: number | null;
  readonly familyPrice: number | null;
  readonly interventionAreas: readonly string[];
}

/** Nothing is chosen in advance except the most common role. */
export const blankProfessional: ProfessionalValues = {
  ...blankAccount,
  ...blankPerson,
  emailConfirmation: '',
  gender: '',
  emergencyAvailability: '',
  hoursPerWeek: '',
  hearFrom: '',
  identityDocuments: [],
  cardExpiry: '',
  taxCodeExpiry: '',
  taxRegime: '',
  residence: null,
  residenceDetails: '',
  languages: [],
  registerNumber: '',
  registerDate: '',
  region: '',
  education: '',
  institute: '',
  passedYear: '',
  certificates: [],
  role: 'psychologist',
  school: '',
  specialisationDate: '',
  specialisations: [],
  psychotherapyCertificates: [],
  singlePrice: null,
  couplePrice: null,
  familyPrice: null,
  interventionAreas: [],
};

const someFiles = z.array(z.custom<ChosenFile>()).check(z.minLength(1, 'required'));

const { firstName, lastName } = personFields;

/** The rules of the first step. */
export const professionalAccount = z
  .object({ ...accountFormFields, ...personFields, emailConfirmation: typedAgain })
  .check(sameTwice('email', 'emailConfirmation'), sameTwice('password', 'passwordConfirmation'));

/** The rules of the second step; the names are those of the first. */
export const professionalInformation = z.object({
  ...informationFields,
  firstName,
  lastName,
  identityDocuments: someFiles,
});

const { psychotherapy: _, role: __, ...everybodysTitles } = titlesFields;
const titles = { ...everybodysTitles, certificates: someFiles };
const psychotherapistsTitles = { ...psychotherapyFields, psychotherapyCertificates: someFiles };
const noRole = z.literal('').check(z.refine(() => false, 'required'));

/** One price is enough. A missing price is reported at the first field, even when other fields are wrong. */
const somePrice = z.refine<Pick<ProfessionalValues, 'singlePrice' | 'couplePrice' | 'familyPrice'>>(
  ({ singlePrice, couplePrice, familyPrice }) =>
    [singlePrice, couplePrice, familyPrice].some((price) => price !== null),
  { path: ['singlePrice'], error: 'required', when: () => true },
);

/** The rules of the third step: a psychotherapist has more fields, and a cleared role is required again. */
export const professionalTitles = z.discriminatedUnion('role', [
  z.object({ ...titles, role: z.literal('psychologist') }).check(somePrice),
  z.object({ ...titles, ...psychotherapistsTitles, role: z.literal('psychotherapist') }).check(somePrice),
  z.object({ ...titles, role: noRole }).check(somePrice),
]);
