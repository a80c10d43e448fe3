import { Button, Stack, Text, Title } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFormContext } from 'react-hook-form';
import { mostStudioAddresses } from '#contracts/profile/profile-fields';
import { profileLabels } from '#web/features/profile/form/profile-texts';
import type { ProfileFormValues } from '#web/features/profile/form/profile-values';
import { AddressField } from '#web/fields/address/address-field.tsx';
import type { AddressValue } from '#web/fields/address/address-value';
import { QuietButton } from '#web/ui/quiet-button.tsx';

/** Up to three studios; the first row stays, an empty one is dropped by the save (PROF-27, PROF-28, PROF-57). */
export function StudioAddresses() {
  const { field } = useController<ProfileFormValues, 'studioAddresses'>({ name: 'studioAddresses' });
  const { setFocus } = useFormContext<ProfileFormValues>();
  const [isFull, setFull] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const rows = useRowIds(field.value.length);
  const title = useId();

  const addRow = () => {
    setFull(field.value.length >= mostStudioAddresses);
    if (field.value.length >= mostStudioAddresses) return;
    flushSync(() => {
      rows.add();
      field.onChange([...field.value, null]);
    });
    setFocus(`studioAddresses.${field.value.length}`);
  };
  const removeRow = (index: number) => {
    setFull(false);
    flushSync(() => {
      rows.remove(index);
      field.onChange(field.value.filter((_, at) => at !== index));
    });
    add.current?.focus();
  };
  return (
    <Stack gap="md" role="group" aria-labelledby={title}>
      <Title order={3} size="h5" id={title}>
        {profileLabels.studioAddresses}
      </Title>
      {field.value.map((_, index) => (
        <StudioRow key={rows.ids[index]} index={index} onRemove={index === 0 ? undefined : () => removeRow(index)} />
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

interface StudioRowProps {
  readonly index: number;
  readonly onRemove: (() => void) | undefined;
}

function StudioRow({ index, onRemove }: StudioRowProps) {
  const { field, fieldState } = useController<ProfileFormValues, `studioAddresses.${number}`>({
    name: `studioAddresses.${index}`,
  });
  const { ref, value, onChange, onBlur } = field;
  return (
    <div>
      <AddressField
        ref={ref}
        label={`Studio ${index + 1}`}
        autoComplete="off"
        value={value as AddressValue}
        onChange={onChange}
        onBlur={onBlur}
        error={fieldState.error?.message}
      />
      {onRemove && (
        <QuietButton icon={IconTrash} onPress={onRemove}>
          Rimuovi l’indirizzo {index + 1}
        </QuietButton>
      )}
    </div>
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
