import * as z from 'zod/mini';
import { informationRequestFields } from '#contracts/information-request/information-request.api';
import { type FieldTexts, fieldText } from '#web/fields/field-texts';
import type { SessionState } from '#web/session/session-context';

const { firstName, lastName, email, phone, message, subject } = informationRequestFields;

/** What the person fills in. */
export const requestSchema = z.object({ firstName, lastName, email, phone, message, subject });

export type RequestValues = z.input<typeof requestSchema>;
export type RequestField = keyof RequestValues;

/** An empty request; of somebody signed in, what is known of them is not asked again. */
export function blankRequest(session: SessionState): RequestValues {
  const known = session.kind === 'signed-in' ? session.user : { firstName: '', lastName: '', email: '' };
  const { firstName: first, lastName: last, email: address } = known;
  return { firstName: first, lastName: last, email: address, phone: '', message: '', subject: '' };
}

export const requestLabels: Readonly<Record<Exclude<RequestField, 'subject'>, string>> = {
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'Email',
  phone: 'Telefono',
  message: 'Messaggio',
};

const texts: Partial<Record<RequestField, FieldTexts>> = {
  email: { invalid: 'indirizzo email non valido' },
  message: { invalid: 'Il messaggio può avere al massimo 2.000 caratteri.' },
};

/** What is said beside the field for the code its schema gave. */
export function requestFieldText(field: RequestField, code: string | undefined): string | undefined {
  return fieldText(code, texts[field]);
}
