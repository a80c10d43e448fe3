import { IconHeartHandshake } from '@tabler/icons-react';
import { useState } from 'react';
import { QuietButton } from '#web/ui/quiet-button.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/crisis-help/crisis-dialog.tsx');

/** Opens the numbers to call, beside a text that speaks of them. */
export function HelpOpener() {
  const { module, load } = useLazyModule(loadDialog);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <QuietButton icon={IconHeartHandshake} size="compact-md" onPress={() => void load(() => setOpen(true))}>
        Ho bisogno di aiuto subito
      </QuietButton>
      {module && <module.CrisisDialog opened={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
