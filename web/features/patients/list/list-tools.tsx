import { Button, Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import classes from '#web/features/patients/list/patients.module.css';
import type { PatientOrder, PatientsView } from '#web/features/patients/list/patients-address';

const orders: readonly { readonly value: PatientOrder; readonly label: string }[] = [
  { value: 'nome', label: 'Nome' },
  { value: 'prossima', label: 'Prossima seduta' },
  { value: 'ultima', label: 'Ultima seduta' },
];

interface ListToolsProps {
  readonly view: PatientsView;
  readonly onChange: (part: Partial<PatientsView>) => void;
  readonly found: number;
  readonly total: number;
}

/** The search, which 'CERCA' applies, and the order and density of the list (CARD-02, CARD-03). */
export function ListTools({ view, onChange, found, total }: ListToolsProps) {
  const [typed, setTyped] = useState(view.search);
  const [applied, setApplied] = useState(view.search);
  // The address has changed by itself: all patients were asked for, or a link was followed.
  if (applied !== view.search) {
    setApplied(view.search);
    setTyped(view.search);
  }
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ search: typed.trim(), pages: 1 });
  };
  return (
    <div className={`${classes.tools} not-printed`}>
      <form aria-label="Cerca tra i pazienti" className={classes.search} onSubmit={search}>
        <TextInput
          type="search"
          label="Cerca un paziente"
          autoComplete="off"
          maxLength={120}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit">CERCA</Button>
      </form>
      <NativeSelect
        label="Ordina per"
        data={[...orders]}
        value={view.order}
        onChange={({ currentTarget }) => onChange({ order: currentTarget.value as PatientOrder })}
      />
      <Checkbox
        label="Vista compatta"
        py="0.625rem"
        checked={view.isCompact}
        onChange={({ currentTarget }) => onChange({ isCompact: currentTarget.checked })}
      />
      <Text role="status" size="sm" c="dimmed" w="100%">
        {view.search === '' ? '' : `${found === 1 ? 'Un paziente trovato' : `${found} pazienti trovati`} su ${total}`}
      </Text>
    </div>
  );
}
