import { Stack, Tabs, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { OwnPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import type { PatientField } from '#contracts/patient-profile/patient-profile-fields';
import { BillingPanel } from '#web/features/patient-profile/billing/billing-panel.tsx';
import classes from '#web/features/patient-profile/data-tabs.module.css';
import { savedWords } from '#web/features/patient-profile/form/patient-form-values';
import { type DataTab, type PatientTab, patientLabels, tabOf } from '#web/features/patient-profile/form/patient-texts';
import { type PatientForm, usePatientForm } from '#web/features/patient-profile/form/use-patient-form';
import { useSavePatientProfile } from '#web/features/patient-profile/form/use-save-patient-profile';
import { InformationPanel } from '#web/features/patient-profile/information/information-panel.tsx';
import type { PatientProfileSlots } from '#web/features/patient-profile/patient-profile-slots';
import { OvertakenNote } from '#web/forms/by-field/overtaken-note.tsx';
import { SaveBar } from '#web/forms/by-field/save-bar.tsx';
import { DraftNote } from '#web/forms/draft-note.tsx';
import { LeaveGuard } from '#web/forms/leave-guard.tsx';

interface DataTabsProps {
  readonly profile: OwnPatientProfile;
  readonly shown: PatientTab;
  readonly onShow: (tab: DataTab) => void;
  readonly slots: PatientProfileSlots;
}

/** Two tabs of the profile: one form with one save, which stays in sight while something is changed. */
export function DataTabs(props: DataTabsProps) {
  const state = usePatientForm(props.profile);
  const [generation, setGeneration] = useState(0);
  return (
    <FormProvider {...state.form}>
      <DataForm
        {...props}
        {...{ state, generation }}
        onDiscard={() => {
          state.startAfresh();
          // Fields hold words of their own beside the form's values.
          setGeneration(generation + 1);
        }}
      />
    </FormProvider>
  );
}

interface DataFormProps extends DataTabsProps {
  readonly state: PatientForm;
  readonly generation: number;
  readonly onDiscard: () => void;
}

function DataForm({ profile, shown, onShow, slots, state, generation, onDiscard }: DataFormProps) {
  useWatch({ control: state.form.control });
  const goTo = useFieldFocus(state, shown, onShow);
  const { submit, isSaving, overtaken, forgetOvertaken } = useSavePatientProfile(state, goTo);
  const changed = state.changedNow().length;
  const isData = shown === 'informazioni' || shown === 'fatturazione';
  return (
    <>
      <form
        noValidate
        className={classes.form}
        aria-label="I tuoi dati"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="lg">
          {isData && <DraftNote draft={state.draft} lost="Il profilo torna a quello salvato." onDiscard={onDiscard} />}
          <OvertakenNote
            fields={overtaken}
            labels={patientLabels}
            savedText={(field) => savedWords(state.saved.values, field)}
            onTakeSaved={(field) => {
              state.takeSaved(field);
              forgetOvertaken(field);
            }}
          />
          <div key={generation}>
            <Tabs.Panel value="informazioni">
              <InformationPanel profile={profile} slots={slots} />
            </Tabs.Panel>
            <Tabs.Panel value="fatturazione">
              <BillingPanel profile={profile} slots={slots} />
            </Tabs.Panel>
          </div>
          {(isData || changed > 0) && <SaveBar changed={changed} isSaving={isSaving} />}
        </Stack>
      </form>
      <LeaveGuard
        isNeeded={() => state.changedNow().length > 0}
        title="Lasciare il profilo?"
        leaveLabel="Sì, esci"
        stayLabel="No, resta qui"
      >
        <Text>Hai modifiche non salvate. Restano come bozza in questa scheda del browser.</Text>
      </LeaveGuard>
    </>
  );
}

/** Leads to a field: its tab is shown first, since a hidden field takes no focus. */
function useFieldFocus({ form }: PatientForm, shown: PatientTab, onShow: (tab: DataTab) => void) {
  const [wanted, setWanted] = useState<PatientField>();
  const focus = useEffectEvent(() => {
    if (!wanted || tabOf[wanted] !== shown) return;
    form.setFocus(wanted);
    setWanted(undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when another field is wanted or tab shown
  useEffect(() => focus(), [wanted, shown]);
  return (field: PatientField) => {
    if (tabOf[field] !== shown) onShow(tabOf[field]);
    setWanted(field);
  };
}
