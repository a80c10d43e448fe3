import { Button, Group, Stack, Tabs, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { NoteOfRecord, SeenPatient, SessionOfNote, Treatment } from '#contracts/patients/patients.api';
import { AnamnesisTab } from '#web/features/patients/anamnesis/anamnesis-tab.tsx';
import { CardHead } from '#web/features/patients/card/card-head.tsx';
import { cardTabs, useCardTab } from '#web/features/patients/card/use-card-tab';
import { InformationTab } from '#web/features/patients/information/information-tab.tsx';
import { NotesTab } from '#web/features/patients/notes/notes-tab.tsx';
import { PrivacyWatch } from '#web/features/patients/privacy/privacy-cover.tsx';
import { paths } from '#web/routing/paths';
import { ChairsDrawing } from '#web/ui/drawings/chairs-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Portrait } from '#web/ui/portrait.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/patients/notes/note-dialog.tsx');

/** What the history of sessions needs of a card. */
export interface SessionsProps {
  readonly patient: string;
  readonly notes: readonly NoteOfRecord[];
  readonly onRead: (id: string) => void;
  readonly onAddNote: (session: SessionOfNote) => void;
}

interface PatientCardProps {
  readonly patient: SeenPatient;
  readonly renderSessions: (props: SessionsProps) => ReactNode;
}

/** What a therapist keeps and knows of one patient. */
export function PatientCard({ patient, renderSessions }: PatientCardProps) {
  if (!patient.treatment) return <ChatOnly patient={patient} />;
  return (
    <PrivacyWatch>
      <Stack gap="md">
        <CardHead patient={patient} treatment={patient.treatment} />
        <CardTabs patient={patient} treatment={patient.treatment} renderSessions={renderSessions} />
      </Stack>
    </PrivacyWatch>
  );
}

interface CardTabsProps extends PatientCardProps {
  readonly treatment: Treatment;
}

/** The tabs, in the address; each keeps what is typed in it while another is shown (CARD-18). */
function CardTabs({ patient: { token, name }, treatment, renderSessions }: CardTabsProps) {
  const { shown, show } = useCardTab();
  const { asked, read, add, close } = useNoteDialog();
  const { module, load } = useLazyModule(loadDialog);
  const onRead = (id: string) => void load(() => read(id));
  const onAdd = (session?: SessionOfNote) => void load(() => add(session));
  const panels = {
    anamnesi: <AnamnesisTab patient={token} stored={treatment.anamnesis} />,
    prestazioni: renderSessions({ patient: token, notes: treatment.notes, onRead, onAddNote: onAdd }),
    note: <NotesTab patient={token} notes={treatment.notes} onRead={onRead} onAdd={() => onAdd()} />,
    informazioni: <InformationTab patient={token} treatment={treatment} />,
  };
  return (
    <>
      <Tabs value={shown} onChange={show}>
        <Tabs.List aria-label="Parti della scheda" mb="md">
          {cardTabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab} mih="2.75rem">
              {tab}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {cardTabs.map((tab) => (
          <Tabs.Panel key={tab} value={tab}>
            {panels[tab]}
          </Tabs.Panel>
        ))}
      </Tabs>
      {module && asked.opening > 0 && (
        <module.NoteDialog
          key={asked.opening}
          opened={asked.isOpen}
          patient={token}
          patientName={name}
          note={treatment.notes.find(({ id }) => id === asked.id)}
          session={asked.session}
          onClose={close}
        />
      )}
    </>
  );
}

/** Somebody who only wrote: name and picture, until there is an appointment (CARD-29). */
function ChatOnly({ patient: { name, pictureUrl, chat } }: { readonly patient: SeenPatient }) {
  return (
    <>
      <Group gap="sm" wrap="nowrap">
        <Portrait name={name} pictureUrl={pictureUrl} size={56} />
        <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Title>
      </Group>
      <EmptyState
        drawing={<ChairsDrawing />}
        title="La scheda si apre con il primo appuntamento"
        action={
          chat !== null && (
            <Button component={Link} to={paths.conversation(chat)} variant="default">
              Apri la chat
            </Button>
          )
        }
      >
        Finora vi siete solo scritti: i dati di chi ti scrive restano suoi finché non fissate un incontro.
      </EmptyState>
    </>
  );
}

/** Which note the modal is about; `id` is null for a new one. */
interface AskedNote {
  readonly isOpen: boolean;
  readonly id: string | null;
  /** The session of a new one. */
  readonly session: SessionOfNote | undefined;
  /** Counts the openings, so that each begins by itself. */
  readonly opening: number;
}

/** What opens and closes the modal of a card's notes. */
function useNoteDialog() {
  const [asked, setAsked] = useState<AskedNote>({ isOpen: false, id: null, session: undefined, opening: 0 });
  const open = (id: string | null, session?: SessionOfNote) =>
    setAsked(({ opening }) => ({ isOpen: true, id, session, opening: opening + 1 }));
  return {
    asked,
    read: (id: string) => open(id),
    add: (session?: SessionOfNote) => open(null, session),
    close: () => setAsked((before) => ({ ...before, isOpen: false })),
  };
}
