import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/ui/plan-benefits/plan-benefits-dialog.tsx');

/** Opens the benefits of the two plans; the dialog is loaded on the first press. */
export function PlanBenefitsLink() {
  const { module, load } = useLazyModule(loadDialog);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Anchor component="button" type="button" underline="always" onClick={() => load(() => setOpened(true))}>
        Che cosa comprendono i piani?
      </Anchor>
      {module && <module.PlanBenefitsDialog opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
