import { Button, Stack, Text, Title } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController } from 'react-hook-form';
import { mostStudioAddresses } from '#contracts/profile/profile-fields';
import { profileLabels } from '#web/features/profile/form/profile-texts';
import type { ProfileFormValues } from '#web/features/profile/form/profile-values';
import { AddressField } from '#web/fields/address/address-field.tsx';
import { QuietButton } from '#web/ui/quiet-button.tsx';

interface StudioAddressesProps {
  /** Whether patients see them, so that without one the page promises a studio that they cannot find. */
  readonly arePublic: boolean;
}

/** Up to three studios; the first row stays, an empty one is dropped by the save (PROF-27, PROF-28, PROF-57). */
export function StudioAddresses({ arePublic }: StudioAddressesProps) {
  const { field, fieldState } = useController<ProfileFormValues, 'studioAddresses'>({ name: 'studioAddresses' });
  const { ref, value, onChange, onBlur } = field;
  const errors = (fieldState.error ?? []) as readonly ({ readonly message?: string } | undefined)[];
  const [isFull, setFull] = useState(false);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const add = useRef<HTMLButtonElement>(null);
  const rows = useRowIds(value.length);
  const title = useId();
  useEffect(() => {
    // The first wrong row takes the focus, or else the first.
    ref({ focus: () => inputs.current[Math.max(0, errors.findIndex(Boolean))]?.focus() });
  });

  const addRow = () => {
    setFull(value.length >= mostStudioAddresses);
    if (value.length >= mostStudioAddresses) return;
    flushSync(() => {
      rows.add();
      onChange([...value, null]);
    });
    inputs.current[value.length]?.focus();
  };
  const removeRow = (index: number) => {
    setFull(false);
    flushSync(() => {
      rows.remove(index);
      onChange(value.filter((_, at) => at !== index));
    });
    add.current?.focus();
  };
  return (
    <Stack gap="md" role="group" aria-labelledby={title}>
      <Title order={3} size="h5" id={title}>
        {profileLabels.studioAddresses}
      </Title>
      {arePublic && value.every((address) => address === null) && (
        <Text size="sm">
          La tua scheda dice «In studio», per il piano Premium: senza un indirizzo i pazienti non sanno dove.
        </Text>
      )}
      {value.map((address, index) => (
        <div key={rows.ids[index]}>
          <AddressField
            ref={(input) => {
              inputs.current[index] = input;
            }}
            label={`Studio ${index + 1}`}
            autoComplete="off"
            value={address}
            onChange={(next) => onChange(value.with(index, next))}
            onBlur={onBlur}
            error={errors[index]?.message}
          />
          {index > 0 && (
            <QuietButton icon={IconTrash} onPress={() => removeRow(index)}>
              {`Rimuovi l’indirizzo ${index + 1}`}
            </QuietButton>
          )}
        </div>
      ))}
      <div>
        <Button ref={add} variant="default" leftSection={<IconPlus aria-hidden size={20} />} onClick={addRow}>
          Aggiungi indirizzo
        </Button>
        <Text role="status" size="sm" mt={isFull ? 'xs' : 0}>
          {isFull && `Puoi aggiungere fino ad un massimo di ${mostStudioAddresses} indirizzi.`}
        </Text>
      </div>
    </Stack>
  );
}

/** Names for the rows: each keeps what is typed in it when another is removed. */
function useRowIds(count: number) {
  const last = useRef(count);
  const [ids, setIds] = useState(() => Array.from({ length: count }, (_, at) => at));
  // A list that was read anew may have another length.
  const fitting =
    ids.length === count ? ids : Array.from({ length: count }, (_, at) => ids[at] ?? last.current + at + 1);
  return {
    ids: fitting,
    add: () => {
      last.current += 1;
      setIds([...fitting, last.current]);
    },
    remove: (index: number) => setIds(fitting.filter((_, at) => at !== index)),
  };
}
