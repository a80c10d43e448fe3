import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/ui/plan-benefits/plan-benefits-dialog.tsx');

/** Opens what the two plans bring; the dialog is fetched with the press. */
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
