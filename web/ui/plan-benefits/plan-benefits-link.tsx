import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { useFetchedPart } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/ui/plan-benefits/plan-benefits-dialog.tsx');

/** Opens what the two plans bring; the dialog is fetched with the press. */
export function PlanBenefitsLink() {
  const { part, fetchPart } = useFetchedPart(loadDialog);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Anchor component="button" type="button" underline="always" onClick={() => fetchPart(() => setOpened(true))}>
        Che cosa comprendono i piani?
      </Anchor>
      {part && <part.PlanBenefitsDialog opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
