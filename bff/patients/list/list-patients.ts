import { ownEvents } from '#bff/appointments/own-events';
import { patientsInChats } from '#bff/appointments/patients-in-chats';
import { sessionOf } from '#bff/context';
import { receivedConsents } from '#bff/patients/card/consents-from';
import { listedPatient, type SeenPatient } from '#bff/patients/list/listed-patient';
import { patientOf, recordAtAGlance } from '#bff/patients/records/own-records';
import { readRecords } from '#bff/patients/records/read-records';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { ownRecord } from '#bff/users/own-user';
import type { listPatients } from '#contracts/patients/patients.api';

/**
 * The professional's own list, with what calendar and chats say of each. Whoever has a session to come and is not in it
 * is named apart: a removed patient stays removed, and one who could not be added is not lost (CARD-01, CARD-14).
 */
export const handleListPatients: OperationHandler<typeof listPatients> = async (context) => {
  const [user, events, chats] = await Promise.all([
    ownRecord(context, sessionOf(context)),
    ownEvents(context),
    patientsInChats(context),
  ]);
  const records = readRecords(context, user, recordsAtAGlance);
  const listed = [...records.keys()];
  const consents = receivedConsents(user);
  const organised = Map.groupBy(
    events.filter(({ isOrganiser }) => isOrganiser),
    ({ other }) => other,
  );
  const users = await findUsers(context, [...listed, ...organised.keys()]);
  const seen = (patient: string): SeenPatient => ({
    token: patient,
    known: users.get(patient),
    inChat: chats.get(patient),
    events: organised.get(patient) ?? [],
    record: records.get(patient) ?? recordAtAGlance([]),
    hasConsent: consents.has(patient),
  });
  const unlisted = [...organised.keys()].filter((patient) => !records.has(patient)).map(seen);
  return {
    patients: listed.map((patient) => listedPatient(seen(patient), context)),
    unlisted: unlisted.flatMap((one) => {
      const { token, name, pictureUrl, nextSession } = listedPatient(one, context);
      return nextSession === null ? [] : [{ token, name, pictureUrl, nextSession }];
    }),
  };
};

/** What is written of each patient, in the order of the list. */
function recordsAtAGlance(rows: readonly unknown[]): ReadonlyMap<string, SeenPatient['record']> {
  const byPatient = Map.groupBy(rows, patientOf);
  return new Map(
    [...byPatient].flatMap(([patient, own]) => (patient === undefined ? [] : [[patient, recordAtAGlance(own)]])),
  );
}
