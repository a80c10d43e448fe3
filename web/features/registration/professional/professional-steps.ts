import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';
import { accountLabels, ofAge, personLabels } from '#web/features/registration/account/account-values';
import {
  type ProfessionalValues,
  professionalAccount,
  professionalInformation,
  professionalTitles,
} from '#web/features/registration/professional/professional-values';
import type { StepProblem, WizardStep } from '#web/forms/wizard-step';

const { lastName, firstName, phone, birthDate } = personLabels;
const { email, password, passwordConfirmation, ...consents } = accountLabels;

/** The labels of the first step, in the order of the form. */
export const professionalAccountLabels = {
  email,
  emailConfirmation: 'Conferma email',
  password,
  passwordConfirmation,
  lastName,
  firstName,
  birthDate,
  phone,
  ...consents,
} as const;

/** The labels of the second step. */
export const informationLabels = {
  lastName,
  firstName,
  gender: 'Genere',
  emergencyAvailability: 'Disponibilità per le emergenze',
  hoursPerWeek: 'Ore a settimana da dedicare alla piattaforma',
  hearFrom: 'Come ci hai conosciuto',
  identityDocuments: 'Documento d’identità e codice fiscale',
  cardExpiry: 'Scadenza del documento d’identità',
  taxCodeExpiry: 'Scadenza della tessera del codice fiscale',
  taxRegime: 'Regime fiscale',
  residence: 'Indirizzo di residenza',
  residenceDetails: 'Dettagli della residenza (facoltativo)',
  languages: 'Lingue in cui tieni le sedute (facoltativo)',
} as const;

/** The labels of the third step. */
export const titlesLabels = {
  registerNumber: 'Numero di iscrizione all’Albo',
  region: 'Regione dell’Albo',
  registerDate: 'Data di iscrizione all’Albo',
  education: 'Titolo di studio',
  institute: 'Università o istituto',
  passedYear: 'Anno di conseguimento',
  certificates: 'Certificato di laurea e altri titoli',
  role: 'Ruolo',
  school: 'Scuola di psicoterapia',
  specialisationDate: 'Data di specializzazione',
  psychotherapyCertificates: 'Diploma di psicoterapia',
  specialisations: 'Specializzazioni',
  singlePrice: 'Seduta singola',
  couplePrice: 'Seduta di coppia',
  familyPrice: 'Seduta familiare',
  interventionAreas: 'Aree di intervento',
} as const;

/** The steps of a professional's wizard. */
export const professionalSteps: readonly WizardStep<ProfessionalValues>[] = [
  {
    tab: '01 Account',
    title: 'account',
    minutes: 3,
    labels: professionalAccountLabels,
    schema: professionalAccount,
    rule: ofAge,
  },
  {
    tab: '02 Informazioni',
    title: 'informazioni',
    minutes: 4,
    labels: informationLabels,
    schema: professionalInformation,
  },
  {
    tab: '03 Titolo di studi',
    title: 'titolo di studi',
    minutes: 4,
    labels: titlesLabels,
    schema: professionalTitles,
    rule: specialised,
  },
];

/** A psychotherapist's specialisation is not still to come. */
function specialised({ role, specialisationDate }: ProfessionalValues, today: CivilDate): readonly StepProblem[] {
  const isToCome = role === 'psychotherapist' && (civilDateFrom(specialisationDate) ?? today) > today;
  return isToCome ? [{ name: 'specialisationDate', code: 'date_to_come' }] : [];
}
