import { Button, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListedPatient } from '#contracts/patients/patients.api';
import { readingProblemText } from '#web/copy/problem-texts';
import { ListTools } from '#web/features/patients/list/list-tools.tsx';
import { patientColumns } from '#web/features/patients/list/patient-columns.tsx';
import { usePatientsView } from '#web/features/patients/list/patients-address';
import { shownPatients } from '#web/features/patients/list/shown-patients';
import { useExport } from '#web/features/patients/list/use-export';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RetryAlert } from '#web/ui/messages/retry-alert.tsx';
import { RecordTable } from '#web/ui/records/record-table.tsx';
import { SelectionBar } from '#web/ui/records/selection-bar.tsx';
import { type Selection, useSelection } from '#web/ui/records/use-selection';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/patients/list/remove-patients-dialog.tsx');

interface PatientsListProps {
  /** At least one. */
  readonly patients: readonly ListedPatient[];
}

/** The list with its search; what is chosen is chosen among those found (CARD-04). */
export function PatientsList({ patients }: PatientsListProps) {
  const { search: listQuery } = useLocation();
  const { view, change } = usePatientsView();
  const { search, order } = view;
  const shown = useMemo(() => shownPatients(patients, { search, order }), [patients, search, order]);
  const selection = useSelection(
    shown.map(({ token }) => token),
    patients.map(({ token }) => token),
  );
  return (
    <Stack gap="sm">
      <ListTools view={view} onChange={change} found={shown.length} total={patients.length} />
      {shown.length === 0 ? (
        <EmptyState
          title={`Nessun paziente corrisponde a «${view.search}»`}
          action={
            <Button variant="default" onClick={() => change({ search: '', pages: 1 })}>
              Mostra tutti i pazienti
            </Button>
          }
        >
          Prova con una parte del nome o del cognome.
        </EmptyState>
      ) : (
        <>
          <ChosenPatients selection={selection} shown={shown} />
          <RecordTable
            label="Pazienti"
            columns={patientColumns({ listQuery }, view.isCompact)}
            rows={shown.map((patient) => ({ ...patient, id: patient.token }))}
            nameOf={({ name }) => name}
            selection={selection}
            moreLabel="Mostra altri"
            shown={{ pages: view.pages, onMore: (pages) => change({ pages }) }}
            density={view.isCompact ? 'compact' : undefined}
          />
        </>
      )}
    </Stack>
  );
}

interface ChosenPatientsProps {
  readonly selection: Selection;
  readonly shown: readonly ListedPatient[];
}

/** What can be done with the chosen: a copy of what is written of them, and their removal. */
function ChosenPatients({ selection, shown }: ChosenPatientsProps) {
  const { module, load } = useLazyModule(loadDialog);
  const [opening, setOpening] = useState(0);
  const [asked, setAsked] = useState<readonly ListedPatient[]>();
  const [isOpen, setOpen] = useState(false);
  const { save, isSaving, problem } = useExport();
  const ask = () => {
    setAsked(shown.filter(({ token }) => selection.isChosen(token)));
    setOpening(opening + 1);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <SelectionBar
        selection={selection}
        total={shown.length}
        allLabel="Seleziona tutti i pazienti"
        countText={(count) => (count === 1 ? 'Un paziente selezionato' : `${count} pazienti selezionati`)}
        deleteLabel="Elimina pazienti"
        onDelete={() => void load(ask)}
      >
        <Button
          variant="default"
          leftSection={<IconDownload aria-hidden size={18} />}
          disabled={selection.chosen.length === 0}
          loading={isSaving}
          onClick={() => void save(selection.chosen)}
        >
          Scarica una copia
        </Button>
      </SelectionBar>
      {problem && <RetryAlert {...readingProblemText(problem)} onRetry={() => void save(selection.chosen)} />}
      {module && asked && (
        <module.RemovePatientsDialog
          key={opening}
          opened={isOpen}
          chosen={asked}
          onClose={close}
          onRemoved={() => {
            close();
            selection.clear();
          }}
        />
      )}
    </>
  );
}
