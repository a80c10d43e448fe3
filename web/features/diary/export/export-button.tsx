import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/diary/export/export-dialog.tsx');

/** Opens the export; `total` is how many entries the diary has. */
export function ExportButton({ total }: { readonly total: number }) {
  const { module, load } = useLazyModule(loadDialog);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload aria-hidden size={18} />}
        onClick={() => void load(() => setOpen(true))}
      >
        Esporta
      </Button>
      {module && <module.ExportDialog opened={isOpen} total={total} onClose={() => setOpen(false)} />}
    </>
  );
}
