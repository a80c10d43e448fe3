import { ownEvents } from '#bff/appointments/own-events';
import { patientsInChats } from '#bff/appointments/patients-in-chats';
import { sessionOf } from '#bff/context';
import { consentsFrom } from '#bff/patients/card/consents-from';
import { listedPatient, type SeenPatient } from '#bff/patients/list/listed-patient';
import { patientOf, recordAtAGlance, recordRows } from '#bff/patients/records/own-records';
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
  const rows = recordRows(user);
  const listed = [...new Set(rows.flatMap((row) => patientOf(row) ?? []))];
  const organised = Map.groupBy(
    events.filter(({ isOrganiser }) => isOrganiser),
    ({ other }) => other,
  );
  const users = await findUsers(context, [...listed, ...organised.keys()]);
  const byPatient = Map.groupBy(rows, patientOf);
  const seen = (patient: string): SeenPatient => ({
    token: patient,
    known: users.get(patient),
    inChat: chats.get(patient),
    events: organised.get(patient) ?? [],
    record: recordAtAGlance(byPatient.get(patient) ?? []),
    consents: consentsFrom(user, patient),
  });
  const unlisted = [...organised.keys()].filter((patient) => !byPatient.has(patient)).map(seen);
  return {
    patients: listed.map((patient) => listedPatient(seen(patient), context)),
    unlisted: unlisted.flatMap((one) => {
      const { token, name, pictureUrl, nextSession } = listedPatient(one, context);
      return nextSession === null ? [] : [{ token, name, pictureUrl, nextSession }];
    }),
  };
};
