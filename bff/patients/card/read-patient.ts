import type { EventAsSeen } from '#bff/appointments/appointments-mapping';
import { ownEvents } from '#bff/appointments/own-events';
import { patientsInChats } from '#bff/appointments/patients-in-chats';
import { type Context, sessionOf } from '#bff/context';
import { OperationFailed } from '#bff/operation-failed';
import { receivedConsents } from '#bff/patients/card/consents-from';
import { minorChecksOf } from '#bff/patients/card/minor-checks';
import { shownPatient } from '#bff/patients/list/listed-patient';
import { noteSessionsOf, withSessions } from '#bff/patients/records/note-sessions';
import { emptyRecord, recordFor } from '#bff/patients/records/own-records';
import { agreementOf, hasInvoice } from '#bff/patients/records/patient-ties';
import { readRecords } from '#bff/patients/records/read-records';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { ownRecord } from '#bff/users/own-user';
import { shownName } from '#bff/users/shown-name';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { romeDate } from '#contracts/kernel/rome-time';
import type { readPatient, Treatment } from '#contracts/patients/patients.api';
import { isOfAge } from '#contracts/registration/is-of-age';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

/**
 * One patient; what of them is answered depends on what ties them to the professional. Their personal data need
 * something that they themselves did: a session confirmed or paid, an invoice, a consent (CARD-29). After an
 * introductory talk alone, what an invoice names stays out.
 */
export const handleReadPatient: OperationHandler<typeof readPatient> = async (context, { patient }) => {
  const [user, events, chats] = await Promise.all([
    ownRecord(context, sessionOf(context)),
    ownEvents(context),
    patientsInChats(context),
  ]);
  const inChat = chats.get(patient);
  const held = heldOf(context, user, patient);
  const agreement = agreementOf(events, patient);
  const isInTherapy = agreement === 'therapy' || held.consents.length > 0 || (await hasInvoice(context, patient));
  const hasActed = isInTherapy || agreement !== 'none';
  const isTreated =
    hasActed || held.record !== undefined || events.some(({ isOrganiser, other }) => isOrganiser && other === patient);
  if (!isTreated && !inChat) throw new OperationFailed('not_found');
  const known = isTreated ? (await findUsers(context, [patient])).get(patient) : undefined;
  const sessions = events.filter(({ isOrganiser, other }) => isOrganiser && other === patient);
  return {
    ...shownPatient({ token: patient, known, inChat }),
    chat: inChat?.chat.public_token ?? null,
    treatment: isTreated ? treatmentOf(context, held, { known, sessions, hasActed, isInTherapy }) : null,
  };
};

/** What the professional holds of a patient in their own user. */
function heldOf(context: Context, user: UserRecord, patient: string) {
  return {
    record: readRecords(context, user, (rows) => recordFor(rows, patient)),
    consents: (receivedConsents(user).get(patient) ?? []).map(({ consent }) => consent),
    minorChecks: minorChecksOf(user, patient),
    noteSessions: noteSessionsOf(user),
  };
}

interface TreatedPatient {
  readonly known: LegacyUser | undefined;
  readonly sessions: readonly EventAsSeen[];
  /** Whether the patient did something that makes the professional theirs. */
  readonly hasActed: boolean;
  /** Whether that was more than the introductory talk. */
  readonly isInTherapy: boolean;
}

function treatmentOf(context: Context, held: ReturnType<typeof heldOf>, seen: TreatedPatient): Treatment {
  const { known, sessions, hasActed, isInTherapy } = seen;
  const { record = emptyRecord, consents, minorChecks, noteSessions } = held;
  const personal = hasActed ? { ...personalData(known), forInvoices: isInTherapy ? invoiceData(known) : null } : null;
  const birthDate = personal?.birthDate ?? null;
  return {
    personal,
    anamnesis: record.anamnesis,
    notes: withSessions(record.notes, sessions, noteSessions, context.now()),
    consents,
    isMinor: birthDate === null ? null : !isOfAge(birthDate as CivilDate, romeDate(context.now())),
    minorChecks,
  };
}

type Personal = NonNullable<Treatment['personal']>;

/**
 * Who the patient is and how to reach them, all of it theirs to change; empty where the platform no longer knows them
 * (CARD-25).
 */
function personalData(patient: LegacyUser | undefined): Omit<Personal, 'forInvoices'> {
  const { nome, cognome, dob, gender, telefono } = patient?.public_configuration ?? {};
  return {
    firstName: shownName(nome ?? ''),
    lastName: shownName(cognome ?? ''),
    birthDate: dob ?? null,
    gender: gender ?? null,
    phone: telefono ?? '',
    email: patient?.email ?? '',
  };
}

function invoiceData(patient: LegacyUser | undefined): NonNullable<Personal['forInvoices']> {
  const {
    billing_info: billing,
    current_address: residence,
    indirizzo: registered,
  } = patient?.public_configuration ?? {};
  return {
    taxCode: billing?.codice_fiscale ?? '',
    address: residence?.formatted_address ?? registered?.formatted_address ?? '',
  };
}
