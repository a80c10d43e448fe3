import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { FilterForm, type FilterFormProps } from '#web/features/therapists/filters/filter-form.tsx';
import { useIsPhone } from '#web/ui/use-is-phone';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadSheet = () => import('#web/features/therapists/filters/filter-sheet.tsx');

/** The filters in the page, or on a small screen behind one button: what is chosen there outlives the closed sheet. */
export function Filters(form: FilterFormProps) {
  const isPhone = useIsPhone();
  const { module, load } = useLazyModule(loadSheet);
  const [isOpen, setOpen] = useState(false);
  if (!isPhone) return <FilterForm {...form} />;
  return (
    <>
      <Button
        fullWidth
        size="lg"
        aria-haspopup="dialog"
        leftSection={<IconSearch aria-hidden size={20} />}
        onClick={() => void load(() => setOpen(true))}
      >
        inizia la ricerca
      </Button>
      {module && (
        <module.FilterSheet
          {...form}
          opened={isOpen}
          onSearch={(search) => {
            setOpen(false);
            form.onSearch(search);
          }}
          onClear={() => {
            setOpen(false);
            form.onClear();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
