import { exportRecords } from '#contracts/patients/patients.api';
import { useLazyQuery } from '#web/api/use-lazy-query';
import { exportText } from '#web/features/patients/list/export-text';
import { saveFile } from '#web/ui/files/save-file';
import { useToday } from '#web/ui/use-today';

/** So that programs which would guess otherwise read the accents rightly. */
const utf8Mark = '\ufeff';

/** Saves a copy of what is written of some patients; the file's name tells nothing of whom or what. */
export function useExport() {
  const today = useToday();
  const { state, ask } = useLazyQuery(exportRecords);
  const save = async (patients: readonly string[]) => {
    const answer = await ask({ patients: [...patients] });
    if (!answer) return;
    const text = utf8Mark + exportText(answer.records, today);
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `copia-${today}.txt`);
  };
  return { save, isSaving: state.kind === 'asked', problem: state.kind === 'failed' ? state.problem : undefined };
}
