import { Modal } from '@mantine/core';
import { FilterForm, type FilterFormProps } from '#web/features/therapists/search/filter-form.tsx';

interface FilterSheetProps extends FilterFormProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The filters on a phone: a sheet over the whole screen. */
export function FilterSheet({ opened, onClose, ...form }: FilterSheetProps) {
  return (
    <Modal.Stack>
      <Modal stackId="filters" opened={opened} onClose={onClose} title="Cerca terapeuta" fullScreen>
        <FilterForm {...form} />
      </Modal>
    </Modal.Stack>
  );
}
