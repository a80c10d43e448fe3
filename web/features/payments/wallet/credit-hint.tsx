import { Button } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import { useState } from 'react';
import { priceText } from '#contracts/kernel/euro-cents';
import { ownPaymentData } from '#contracts/payments/payments.api';
import { useQuery } from '#web/api/use-query';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/payments/wallet/wallet-dialog.tsx');

/** A patient's credit, with a button to its movements; nothing without credit or while it is unknown. */
export function CreditHint() {
  const { data } = useQuery(ownPaymentData, {});
  const { module, load } = useLazyModule(loadDialog);
  const [opened, setOpened] = useState(false);
  if (!data || data.walletCents === 0) return null;
  return (
    <>
      <Button
        variant="transparent"
        px={0}
        fw={400}
        c="var(--mantine-color-anchor)"
        leftSection={<IconWallet aria-hidden size={20} />}
        onClick={() => void load(() => setOpened(true))}
      >
        Credito disponibile: {priceText(data.walletCents)}
      </Button>
      {module && <module.WalletDialog opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
