import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { FormProvider, useFormState, useWatch } from 'react-hook-form';
import type { OwnProfile } from '#contracts/profile/profile.api';
import { profileFieldNames } from '#contracts/profile/profile-fields';
import { Completeness, lackWords } from '#web/features/profile/completeness.tsx';
import { useContactsQuestion } from '#web/features/profile/contacts-question.tsx';
import { lackingParts, panelOfLack } from '#web/features/profile/form/lacking-parts';
import { type PanelName, panelNames, panelOf, profileLabels } from '#web/features/profile/form/profile-texts';
import { usePanels } from '#web/features/profile/form/use-panels';
import { type ProfileForm, useProfileForm } from '#web/features/profile/form/use-profile-form';
import { useSaveProfile } from '#web/features/profile/form/use-save-profile';
import classes from '#web/features/profile/information-tab.module.css';
import { AccountPanel } from '#web/features/profile/panels/account-panel.tsx';
import { BiographyPanel } from '#web/features/profile/panels/biography-panel.tsx';
import { ConsentsPanel } from '#web/features/profile/panels/consents-panel.tsx';
import { ContactsPanel } from '#web/features/profile/panels/contacts-panel.tsx';
import { PerformancePanel } from '#web/features/profile/panels/performance-panel.tsx';
import { PersonalPanel } from '#web/features/profile/panels/personal-panel.tsx';
import { ProfilePanel } from '#web/features/profile/panels/profile-panel.tsx';
import { QualificationsPanel } from '#web/features/profile/panels/qualifications-panel.tsx';
import type { ProfileSlots } from '#web/features/profile/profile-slots';
import { OvertakenNote } from '#web/forms/by-field/overtaken-note.tsx';
import { SaveBar } from '#web/forms/by-field/save-bar.tsx';
import { DraftNote } from '#web/forms/draft-note.tsx';
import { LeaveGuard } from '#web/forms/leave-guard.tsx';
import { notifyRefusal } from '#web/ui/messages/notify';

/** What an address may lead to: the photo, or the first other thing that the profile lacks. */
export type LedTo = 'photo' | 'missing';

interface InformationTabProps {
  readonly profile: OwnProfile;
  readonly ledTo: LedTo | undefined;
  readonly slots: ProfileSlots;
}

/** The profile in collapsible panels, with one save for all of them (PROF-02, PROF-04). */
export function InformationTab({ profile, ledTo, slots }: InformationTabProps) {
  const state = useProfileForm(profile);
  const [generation, setGeneration] = useState(0);
  return (
    <FormProvider {...state.form}>
      <ProfileForms
        {...{ profile, ledTo, slots, state, generation }}
        onDiscard={() => {
          state.startAfresh();
          // Fields hold words of their own beside the form's values.
          setGeneration(generation + 1);
        }}
      />
    </FormProvider>
  );
}

interface ProfileFormsProps extends InformationTabProps {
  readonly state: ProfileForm;
  readonly generation: number;
  readonly onDiscard: () => void;
}

function ProfileForms({ profile, ledTo, slots, state, generation, onDiscard }: ProfileFormsProps) {
  const form = useRef<HTMLFormElement>(null);
  // What the heads of the panels tell follows every key.
  useWatch({ control: state.form.control });
  const { errors } = useFormState({ control: state.form.control });
  const lacking = lackingParts(state.missingNow(), profile);
  const lackingSaved = lackingParts(state.missingSaved(), profile);
  const panels = usePanels(form, ledTo === 'photo' ? 'picture' : ledTo && lacking.find((lack) => lack !== 'picture'));
  const changed = state.changedNow();
  const wrong = profileFieldNames.filter((field) => errors[field]);

  const tellProblems = () => {
    const fields = profileFieldNames.filter((field) => state.form.getFieldState(field).error);
    const missing = state.missingNow();
    const lacks = missing.length > 0;
    const title = lacks ? 'Compilare tutti i campi obbligatori' : 'Controlla i campi segnati';
    const missingWords = missing.map((part) => lowerFirst(lackWords[part].label)).join(', ');
    const words = lacks ? `Non abbiamo salvato nulla. Mancano: ${missingWords}.` : 'Non abbiamo salvato nulla.';
    notifyRefusal(title, `${words} Quello che hai scritto resta qui.`);
    panels.openAll([...fields.map((field) => panelOf[field]), ...missing.map(panelOfLack)]);
    const [first] = fields;
    if (missing.includes('picture')) panels.goTo('picture');
    else if (first) panels.goToField(first);
  };
  const { save, isSaving, overtaken, forgetOvertaken } = useSaveProfile(state, tellProblems);
  const { saveAfterAsking, question } = useContactsQuestion(() => panels.goToField('biography'));
  const submit = async () => {
    const isValid = await state.form.trigger();
    if (!isValid || state.missingNow().length > 0) return tellProblems();
    const biography = state.changedNow().includes('biography') ? state.form.getValues('biography') : '';
    await saveAfterAsking(biography, save);
  };
  // The same elements while only the form's values change: a key renders its own field alone.
  const contents = useMemo(() => panelContents(profile, slots), [profile, slots]);
  return (
    <>
      <form
        ref={form}
        noValidate
        className={classes.form}
        aria-label="Informazioni del profilo"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="lg">
          <div className={classes.top}>
            {slots.preview?.(profile, () => state.form.getValues())}
            <Button type="submit" loading={isSaving}>
              Salva informazioni
            </Button>
          </div>
          <DraftNote draft={state.draft} lost="Il profilo torna a quello salvato." onDiscard={onDiscard} />
          <OvertakenNote
            fields={overtaken}
            labels={profileLabels}
            onTakeSaved={(field) => {
              state.takeSaved(field);
              forgetOvertaken(field);
            }}
          />
          {/* Before the contract nobody finds them, and there is nothing to pause. */}
          {profile.contractSigned && slots.newRequests}
          <Completeness {...{ lacking, lackingSaved }} changed={changed.length} onGoTo={panels.goTo} />
          <Stack gap="sm" key={generation}>
            {panelNames.map((name) => (
              <ProfilePanel
                key={name}
                name={name}
                isOpen={panels.isOpen(name)}
                onToggle={() => panels.toggle(name)}
                wrong={wrong.filter((field) => panelOf[field] === name).length}
                changed={changed.filter((field) => panelOf[field] === name).length}
                missing={lacking.filter((lack) => panelOfLack(lack) === name).length}
              >
                {contents[name]}
              </ProfilePanel>
            ))}
          </Stack>
          <SaveBar changed={changed.length} isSaving={isSaving} />
        </Stack>
      </form>
      {question}
      <LeaveGuard
        isNeeded={() => state.changedNow().length > 0}
        title="Lasciare il profilo?"
        leaveLabel="Sì, esci"
        stayLabel="No, resta qui"
      >
        <Text>
          Hai modifiche non salvate. Restano come bozza in questa scheda, ma i pazienti non le vedono finché non salvi.
        </Text>
      </LeaveGuard>
    </>
  );
}

function panelContents(profile: OwnProfile, slots: ProfileSlots): Readonly<Record<PanelName, ReactNode>> {
  return {
    account: <AccountPanel email={profile.email} password={slots.password} />,
    personal: (
      <PersonalPanel
        values={profile.values}
        photo={slots.photo?.(profile)}
        identityDocuments={slots.identityDocuments?.(profile)}
      />
    ),
    contacts: <ContactsPanel email={profile.email} isPremium={profile.plan === 'online+studio'} />,
    qualifications: <QualificationsPanel profile={profile} slots={slots} />,
    performance: <PerformancePanel profile={profile} />,
    biography: <BiographyPanel />,
    studies: slots.studies?.(profile),
    work: slots.work?.(profile),
    consents: <ConsentsPanel values={profile.values} />,
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase('it') + text.slice(1);
}
