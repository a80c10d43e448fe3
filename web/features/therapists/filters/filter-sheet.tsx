import { Modal } from '@mantine/core';
import { FilterForm, type FilterFormProps } from '#web/features/therapists/filters/filter-form.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface FilterSheetProps extends FilterFormProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The filters on a phone: a sheet over the whole screen. */
export function FilterSheet({ opened, onClose, ...form }: FilterSheetProps) {
  return (
    <Modal.Stack>
      <Dialog stackId="filters" opened={opened} onClose={onClose} title="Cerca terapeuta">
        <FilterForm {...form} />
      </Dialog>
    </Modal.Stack>
  );
}
