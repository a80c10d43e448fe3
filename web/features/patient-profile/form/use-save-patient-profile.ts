import { ownPatientProfile, savePatientProfile } from '#contracts/patient-profile/patient-profile.api';
import { type PatientField, patientFieldNames } from '#contracts/patient-profile/patient-profile-fields';
import { useQuery } from '#web/api/use-query';
import { profileFailure } from '#web/copy/profile-failure';
import { changesOf } from '#web/features/patient-profile/form/patient-form-values';
import type { PatientForm } from '#web/features/patient-profile/form/use-patient-form';
import { useSaveFields } from '#web/forms/by-field/use-save-fields';
import { useSession } from '#web/session/session-context';
import { notifyFailure, notifyRefusal, notifySuccess } from '#web/ui/messages/notify';
import { useRefusal } from '#web/ui/messages/use-refusal';

const shortTaxCode = 'Il campo Codice Fiscale deve contenere almeno 8 caratteri.';

/**
 * Saves the changed fields of both tabs once none of them is wrong, and says what came of it; `goTo` leads to a field.
 */
export function useSavePatientProfile(state: PatientForm, goTo: (field: PatientField) => void) {
  const { form } = state;
  const { check } = useSession();
  const { retry } = useQuery(ownPatientProfile, {});
  const taxCode = useRefusal(form.watch('taxCode'));
  const saving = useSaveFields(state, {
    operation: savePatientProfile,
    changesOf,
    readAgain: retry,
    onDone: async () => {
      notifySuccess('Informazioni salvate con successo');
      // The session tells the phone and the missing consents on every screen.
      await check();
    },
    onFailed: (problem) => notifyFailure(savePatientProfile, { title: 'error', advice: profileFailure(problem) }),
  });

  /** Leads to the first field that keeps the form from being sent: one that is changed and wrong. */
  const tellProblems = (wrong: readonly PatientField[]) => {
    const [first] = wrong;
    if (first) goTo(first);
    const isShort = wrong.includes('taxCode') && form.getFieldState('taxCode').error?.type === 'too_short';
    if (isShort) taxCode.refuse(shortTaxCode, 'Non abbiamo salvato nulla: correggilo e salva di nuovo.');
    else notifyRefusal('Controlla i campi segnati', 'Non abbiamo salvato nulla. Quello che hai scritto resta qui.');
  };
  const submit = async () => {
    await form.trigger();
    const changed = state.changedNow();
    const wrong = patientFieldNames.filter((field) => form.getFieldState(field).error);
    // A tax code that was never given keeps nobody from changing something else.
    const blocking = changed.length === 0 ? wrong : wrong.filter((field) => changed.includes(field));
    if (blocking.length > 0) return tellProblems(blocking);
    await saving.save();
  };
  return { ...saving, submit };
}
