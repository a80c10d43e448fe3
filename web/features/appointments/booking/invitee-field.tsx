import { Select } from '@mantine/core';
import { type FocusEvent, type MouseEvent, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type { InviteeGroup } from '#web/features/appointments/booking/suggested-invitees';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';

interface InviteeFieldProps {
  /** The patients to choose from; a single group needs no name. */
  readonly groups: readonly InviteeGroup[];
  readonly problem: string | undefined;
  /** Whether the dialog opens with the focus here. */
  readonly isFirst: boolean;
  /** Whether it is the only field: leaving it then asks for nothing, before an attempt to save. */
  readonly isAlone?: boolean;
  /** Runs with the patient chosen; with `''` once the text names that patient no longer. */
  readonly onChoose?: (patient: string) => void;
}

/**
 * Finds the patient by any part of the name, among those who have written to the therapist in chat. Nobody is chosen
 * but whom the text names: typing after a choice clears it.
 */
export function InviteeField({ groups, problem, isFirst, isAlone = false, onChoose }: InviteeFieldProps) {
  const { field } = useController<AppointmentValues, 'patient'>({ name: 'patient' });
  const [search, setSearch] = useState('');
  const [isTypedOver, setTypedOver] = useState(false);
  const entering = useEntering();
  const wanted = search.trim().toLowerCase();
  const invitees = groups.flatMap((each) => each.invitees);
  const isUnknown = wanted !== '' && !invitees.some(({ name }) => name.toLowerCase().includes(wanted));
  const choose = (patient: string) => {
    setTypedOver(patient === '');
    field.onChange(patient);
    onChoose?.(patient);
  };
  const onSearchChange = (text: string) => {
    setSearch(text);
    const chosen = invitees.find(({ patient }) => patient === field.value);
    if (field.value !== '' && text !== chosen?.name) choose('');
  };
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
      onSearchChange={onSearchChange}
      data={groups.length > 1 ? data : (data[0]?.items ?? [])}
      // With `null` it would empty the text that has just been typed.
      value={field.value || (isTypedOver ? '' : null)}
      // Enter on the patient already chosen keeps the choice.
      allowDeselect={false}
      onChange={(patient) => choose(patient ?? '')}
      {...entering}
      onBlur={isAlone ? undefined : field.onBlur}
      data-autofocus={isFirst || undefined}
      error={isUnknown ? 'Nessun paziente trovato' : problem}
      errorProps={isUnknown ? { role: 'alert' } : {}}
      autoComplete="off"
    />
  );
}

/** Selects the text of a field that is entered, so that what is typed replaces it. */
function useEntering() {
  const isEntering = useRef(false);
  return {
    onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      isEntering.current = document.activeElement !== currentTarget;
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
    // The press that gives the focus then puts the cursor where it was.
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (isEntering.current) currentTarget.select();
      isEntering.current = false;
    },
  };
}
