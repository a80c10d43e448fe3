import * as z from 'zod/mini';
import { informationRequestFields } from '#contracts/information-request/information-request.api';
import { type RequestKind, requestWords } from '#web/features/information-request/request-words';
import { type FieldTexts, fieldText } from '#web/fields/field-texts';
import type { DraftKind } from '#web/forms/draft-store';
import type { SessionState } from '#web/session/session-context';

const { firstName, lastName, email, phone, message, subject } = informationRequestFields;

export const requestSchema = z.object({ firstName, lastName, email, phone, message, subject });

export type RequestValues = z.input<typeof requestSchema>;
export type RequestField = keyof RequestValues;

/** An empty request, with what is known of a signed-in user and of its topic filled in. */
export function blankRequest(session: SessionState, kind: RequestKind): RequestValues {
  const known = session.kind === 'signed-in' ? session.user : { firstName: '', lastName: '', email: '', phone: '' };
  const { firstName: first, lastName: last, email: address, phone: number } = known;
  const topic = requestWords[kind].subject?.topic ?? '';
  return { firstName: first, lastName: last, email: address, phone: number, message: '', subject: topic };
}

/** The draft of a request; each kind has its own. */
export function requestDraft(kind: RequestKind): DraftKind<RequestValues> {
  return { name: `information-request:${kind}`, version: 1, schema: requestTexts };
}

/** Any texts: a draft may still be invalid. */
const requestTexts = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  subject: z.string(),
});

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

/** The words for the message code of a field's schema. */
export function requestFieldText(field: RequestField, code: string | undefined): string | undefined {
  return fieldText(code, texts[field]);
}
