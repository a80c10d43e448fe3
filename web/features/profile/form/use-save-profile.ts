import { ownProfile, saveProfile } from '#contracts/profile/profile.api';
import { useQuery } from '#web/api/use-query';
import { profileFailure } from '#web/copy/profile-failure';
import { changesOf } from '#web/features/profile/form/profile-values';
import type { ProfileForm } from '#web/features/profile/form/use-profile-form';
import { useSaveFields } from '#web/forms/by-field/use-save-fields';
import { useSession } from '#web/session/session-context';
import { notifyFailure, notifyRefusal, notifySuccess } from '#web/ui/messages/notify';

/** Saves the changed fields of the form, and says what came of it. `onLacking` leads to what the profile lacks. */
export function useSaveProfile(state: ProfileForm, onLacking: () => void) {
  const { check } = useSession();
  const { retry } = useQuery(ownProfile, {});
  return useSaveFields(state, {
    operation: saveProfile,
    changesOf,
    readAgain: retry,
    onDone: async ({ firstCompletion }) => {
      notifySuccess(firstCompletion ? completed : 'Informazioni salvate con successo');
      // The session tells name, photo and what is missing on every screen.
      await check();
    },
    onFailed: async (problem) => {
      if (problem.code === 'required_missing') return onLacking();
      const refused = refusals[problem.code];
      if (!refused) return notifyFailure(saveProfile, { title: 'errore', advice: profileFailure(problem) });
      notifyRefusal(refused.title, refused.advice);
      await retry();
    },
  });
}

const completed = 'Profilo completato con successo, scegli il piano tariffario più adatto alle tue esigenze';

/** The refusals that a form read a moment ago could not know of. */
const refusals: Readonly<Record<string, { readonly title: string; readonly advice: string }>> = {
  price_fixed: {
    title: 'Questo prezzo è già fissato',
    advice: 'Non abbiamo salvato nulla. Per cambiarlo scrivi all’amministrazione.',
  },
  contract_signed: {
    title: 'Il contratto è firmato',
    advice: 'Non abbiamo salvato nulla. Specializzazioni e aree si cambiano chiedendolo all’assistenza.',
  },
  under_age: { title: 'Controlla la data di nascita', advice: 'Devi avere compiuto 18 anni.' },
  date_to_come: { title: 'Controlla la data di specializzazione', advice: 'Deve ancora venire: controlla l’anno.' },
};
