import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';
import type { BookingKnowledge } from '#web/features/appointments/form/new-appointment-problems';

interface InviteeFieldProps {
  readonly invitees: BookingKnowledge['invitees'];
  readonly problem: string | undefined;
}

/** Finds the patient by any part of the name, among those who have written to the therapist in chat. */
export function InviteeField({ invitees, problem }: InviteeFieldProps) {
  const { field } = useController<AppointmentValues, 'patient'>({ name: 'patient' });
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const isUnknown = wanted !== '' && !invitees.some(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <Select
      ref={field.ref}
      label="Paziente"
      size="md"
      placeholder="Cerca per nome"
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      data={invitees.map(({ patient, name }) => ({ value: patient, label: name }))}
      value={field.value || null}
      onChange={(patient) => field.onChange(patient ?? '')}
      onBlur={field.onBlur}
      error={isUnknown ? 'Nessun paziente trovato' : problem}
      errorProps={isUnknown ? { role: 'alert' } : {}}
      autoComplete="off"
    />
  );
}
