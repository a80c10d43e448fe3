import { priceRanges } from '#contracts/registration/registration-options';
import { type FieldTexts, fieldText } from '#web/fields/field-texts';
import { type PriceRange, priceRangeText } from '#web/fields/phone-and-price/price-text';

/** Names the steps of both registrations. */
export const stepsLabel = 'Passi della registrazione';

/** Real names can be shorter: who has one is told how to go on. */
const shorterName = 'Se il tuo è più corto, scrivici da «Segnala un problema», in fondo alla pagina.';
const lastNameTooShort = `Il cognome deve contenere almeno 3 lettere. ${shorterName}`;
const firstNameTooShort = `Il nome deve contenere almeno 3 lettere. ${shorterName}`;
const passwordTooShort = 'Password non sicura, inserire almeno 8 caratteri';
const underAge = 'Per registrarti devi avere compiuto 18 anni.';
const notADay = 'Scrivi una data che esiste, come 21/03/1990.';
const notAPhone = 'Scrivi un numero di telefono, ad esempio +39 347 555 0199.';

/** The texts that replace the common ones, by field and message code. */
const texts: Readonly<Record<string, FieldTexts>> = {
  email: {
    invalid: 'indirizzo email non valido',
    email_taken: 'Questa email risulta già registrata con un altro profilo. Usa un’altra email',
  },
  emailConfirmation: { different: 'indirizzo email errato.' },
  password: {
    too_short: passwordTooShort,
    password_too_short: passwordTooShort,
    invalid: tooLong(256),
  },
  passwordConfirmation: { different: 'Password non valida' },
  lastName: { too_short: lastNameTooShort, invalid: tooLong(80) },
  firstName: { too_short: firstNameTooShort, invalid: tooLong(80) },
  birthDate: { under_age: underAge, invalid: notADay },
  phone: { invalid: notAPhone },
  terms: { required: 'Accettare i termini e condizioni della piattaforma' },
  privacy: { required: 'I dati di profilazione devono essere accettati' },
  personalData: { required: "accetta la casella di controllo per l'accesso ai dati personali" },
  serviceFee: {
    required:
      "Attenzione: è obbligatorio compilare tutti i campi relativi alla privacy e alle condizioni d'uso per poter proseguire.",
  },
  cardExpiry: { invalid: notADay },
  taxCodeExpiry: { invalid: notADay },
  residenceDetails: { invalid: tooLong(200) },
  registerNumber: { invalid: tooLong(40) },
  registerDate: { invalid: notADay },
  education: { invalid: tooLong(200) },
  institute: { invalid: tooLong(200) },
  passedYear: { invalid: 'Scrivi un anno, come 2015.' },
  school: { invalid: tooLong(200) },
  specialisationDate: { invalid: notADay },
  specialisations: { required: 'Per favore aggiungi almeno una specializzazione.' },
  singlePrice: {
    required: 'il campo è obbligatorio: basta uno dei tre prezzi',
    invalid: notAPrice(priceRanges.single),
  },
  couplePrice: { invalid: notAPrice(priceRanges.couple) },
  familyPrice: { invalid: notAPrice(priceRanges.family) },
  interventionAreas: { required: 'scegline almeno uno' },
};

function tooLong(longest: number): string {
  return `Usa al massimo ${longest} caratteri.`;
}

function notAPrice(range: PriceRange): string {
  return `Scegli un prezzo ${priceRangeText(range)}.`;
}

/** The words for a problem of a wizard's field. */
export function registrationText(field: string, code: string): string {
  return fieldText(code, texts[field]) ?? '';
}
