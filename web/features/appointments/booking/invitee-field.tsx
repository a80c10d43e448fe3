import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { InviteeGroup } from '#web/features/appointments/booking/suggested-invitees';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';

interface InviteeFieldProps {
  /** The patients to choose from; a single group needs no name. */
  readonly groups: readonly InviteeGroup[];
  readonly problem: string | undefined;
  readonly onChoose?: (patient: string) => void;
}

/** Finds the patient by any part of the name, among those who have written to the therapist in chat. */
export function InviteeField({ groups, problem, onChoose }: InviteeFieldProps) {
  const { field } = useController<AppointmentValues, 'patient'>({ name: 'patient' });
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const invitees = groups.flatMap((each) => each.invitees);
  const isUnknown = wanted !== '' && !invitees.some(({ name }) => name.toLowerCase().includes(wanted));
  const data = groups.map(({ group, invitees: those }) => ({
    group,
    items: those.map(({ patient, name }) => ({ value: patient, label: name })),
  }));
  return (
    <Select
      ref={field.ref}
      label="Paziente"
      size="md"
      placeholder="Cerca per nome"
      searchable
      selectFirstOptionOnChange
      searchValue={search}
      onSearchChange={setSearch}
      data={groups.length > 1 ? data : (data[0]?.items ?? [])}
      value={field.value || null}
      onChange={(patient) => {
        field.onChange(patient ?? '');
        if (patient) onChoose?.(patient);
      }}
      onBlur={field.onBlur}
      error={isUnknown ? 'Nessun paziente trovato' : problem}
      errorProps={isUnknown ? { role: 'alert' } : {}}
      autoComplete="off"
    />
  );
}
