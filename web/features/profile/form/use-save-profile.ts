import { useState } from 'react';
import * as z from 'zod/mini';
import type { Problem } from '#contracts/kernel/problem';
import { type OwnProfile, ownProfile, saveProfile } from '#contracts/profile/profile.api';
import type { ProfileField } from '#contracts/profile/profile-fields';
import { useQuery } from '#web/api/use-query';
import { keptTextFailure } from '#web/copy/kept-text-failure';
import { changesOf, type ProfileFormValues } from '#web/features/profile/form/profile-values';
import type { ProfileForm } from '#web/features/profile/form/use-profile-form';
import { revisionsOf } from '#web/forms/field-revisions';
import { useSubmit } from '#web/forms/use-submit';
import { useSession } from '#web/session/session-context';
import { notifyFailure, notifyRefusal, notifySuccess } from '#web/ui/messages/notify';

interface SentProfile {
  readonly values: ProfileFormValues;
  readonly fields: readonly ProfileField[];
}

/** Saves the changed fields of the form, and says what came of it. `onLacking` leads to what the profile lacks. */
export function useSaveProfile(state: ProfileForm, onLacking: () => void) {
  const { check } = useSession();
  const { retry } = useQuery(ownProfile, {});
  const [overtaken, setOvertaken] = useState<readonly ProfileField[]>([]);
  const readAgain = async () => (await retry()) as { readonly value: OwnProfile } | undefined;
  const { submit, isSending } = useSubmit(saveProfile, {
    input: ({ values, fields }: SentProfile) => ({
      changes: changesOf(values, fields),
      revisions: revisionsOf(state.saved.revisions, fields),
    }),
    // The form stays open: what it says of the draft goes with it.
    draft: { forget: state.draft.discard },
    isRepeatable: true,
    onDone: async ({ firstCompletion }, { values, fields }) => {
      state.markSaved(values, fields);
      setOvertaken([]);
      notifySuccess(firstCompletion ? completed : 'Informazioni salvate con successo');
      // The session tells name, photo and what is missing on every screen.
      await check();
    },
    onFailed: async (problem) => {
      if (problem.code === 'required_missing') return onLacking();
      const fields = fieldsIn(problem);
      if (fields.length > 0) {
        const fresh = await readAgain();
        if (fresh) state.rebase(fresh.value, fields);
        setOvertaken(fields);
        notifyRefusal('Nel frattempo è cambiato altrove', 'Non abbiamo salvato nulla. Guarda l’avviso in cima.');
        return;
      }
      const refused = refusals[problem.code];
      if (!refused) return notifyFailure(saveProfile, { title: 'errore', advice: failureAdvice(problem) });
      notifyRefusal(refused.title, refused.advice);
      await readAgain();
    },
  });
  return {
    save: () => {
      const fields = state.changedNow();
      return submit({ values: state.form.getValues(), fields });
    },
    isSaving: isSending,
    /** The fields that were saved elsewhere while they were changed here, until a save succeeds. */
    overtaken,
    forgetOvertaken: (field: ProfileField) => setOvertaken((before) => before.filter((one) => one !== field)),
  };
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

/** The fields that a refusal says were saved elsewhere. */
function fieldsIn({ code, details }: Problem): readonly ProfileField[] {
  if (code !== 'fields_changed') return [];
  const read = z.safeParse(saveProfile.refusals.fields_changed.details, details);
  return read.data?.fields ?? [];
}

function failureAdvice(problem: Problem): string {
  if (problem.code === 'changed_elsewhere') {
    return 'Il tuo profilo è cambiato nello stesso momento. Premi di nuovo «Salva informazioni».';
  }
  // A save that had arrived is recognised: what stands is what is sent.
  return keptTextFailure(
    problem,
    'Non sappiamo se il salvataggio è arrivato. Quello che hai scritto resta qui: premi di nuovo «Salva informazioni».',
  );
}
