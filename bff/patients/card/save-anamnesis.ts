import { refusal } from '#bff/operation-failed';
import { changeRecord } from '#bff/patients/records/change-records';
import { emptyRecord, recordFor, withAnamnesis } from '#bff/patients/records/own-records';
import type { OperationHandler } from '#bff/run-operation';
import { saveAnamnesis } from '#contracts/patients/patients.api';

/** Saves the anamnesis; what stands as it is asked for was saved by an earlier attempt (CARD-21). */
export const handleSaveAnamnesis: OperationHandler<typeof saveAnamnesis> = async (
  context,
  { patient, revision, text },
) => {
  const saved = await changeRecord(context, patient, (rows) => {
    const { anamnesis } = recordFor(rows, patient) ?? emptyRecord;
    if (anamnesis.text === text) return rows;
    if (anamnesis.revision !== revision) throw refusal(saveAnamnesis, 'anamnesis_changed', anamnesis);
    return withAnamnesis(rows, patient, text);
  });
  return { revision: (recordFor(saved, patient) ?? emptyRecord).anamnesis.revision };
};
