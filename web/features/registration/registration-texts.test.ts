import { expect, test } from 'vitest';
import { registrationText } from '#web/features/registration/registration-texts';

const wayOn = 'Se il tuo è più corto, scrivici da «Segnala un problema», in fondo alla pagina.';
const shortPassword = 'Password non sicura, inserire almeno 8 caratteri';

test.each([
  { id: 'REG-34', field: 'email', code: 'invalid', words: 'indirizzo email non valido' },
  { id: 'REG-35', field: 'emailConfirmation', code: 'different', words: 'indirizzo email errato.' },
  { id: 'REG-36', field: 'password', code: 'required', words: 'il campo è obbligatorio' },
  { id: 'REG-37', field: 'passwordConfirmation', code: 'different', words: 'Password non valida' },
  {
    id: 'REG-38, REG-62',
    field: 'lastName',
    code: 'too_short',
    words: `Il cognome deve contenere almeno 3 lettere. ${wayOn}`,
  },
  {
    id: 'REG-39, REG-62',
    field: 'firstName',
    code: 'too_short',
    words: `Il nome deve contenere almeno 3 lettere. ${wayOn}`,
  },
  { id: 'REG-44', field: 'email', code: 'required', words: 'il campo è obbligatorio' },
  { id: 'REG-44', field: 'emailConfirmation', code: 'required', words: 'il campo è obbligatorio' },
  { id: 'REG-44', field: 'passwordConfirmation', code: 'required', words: 'il campo è obbligatorio' },
  { id: 'REG-44', field: 'lastName', code: 'required', words: 'il campo è obbligatorio' },
  { id: 'REG-44', field: 'firstName', code: 'required', words: 'il campo è obbligatorio' },
  { id: 'REG-44', field: 'birthDate', code: 'required', words: 'il campo è obbligatorio' },
  { id: 'REG-44', field: 'phone', code: 'required', words: 'il campo è obbligatorio' },
  { id: 'REG-61', field: 'gender', code: 'required', words: 'il campo è obbligatorio' },
  { id: 'REG-61', field: 'address', code: 'required', words: 'il campo è obbligatorio' },
  { id: 'REG-46', field: 'terms', code: 'required', words: 'Accettare i termini e condizioni della piattaforma' },
  { id: 'REG-47', field: 'privacy', code: 'required', words: 'I dati di profilazione devono essere accettati' },
  {
    id: 'REG-48, AMB-06',
    field: 'personalData',
    code: 'required',
    words: "accetta la casella di controllo per l'accesso ai dati personali",
  },
  {
    id: 'REG-49',
    field: 'serviceFee',
    code: 'required',
    words:
      "Attenzione: è obbligatorio compilare tutti i campi relativi alla privacy e alle condizioni d'uso per poter proseguire.",
  },
  { id: 'REG-111', field: 'password', code: 'password_too_short', words: shortPassword },
  { id: 'AMB-09, CONST-01', field: 'password', code: 'too_short', words: shortPassword },
  {
    id: 'REG-112',
    field: 'email',
    code: 'email_taken',
    words: 'Questa email risulta già registrata con un altro profilo. Usa un’altra email',
  },
])('$field with the code $code says "$words" $id', ({ field, code, words }) => {
  expect(registrationText(field, code)).toBe(words);
});
