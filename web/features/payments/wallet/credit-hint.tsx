import { IconWallet } from '@tabler/icons-react';
import { useState } from 'react';
import { priceText } from '#contracts/kernel/euro-cents';
import { ownPaymentData } from '#contracts/payments/payments.api';
import { useQuery } from '#web/api/use-query';
import { QuietButton } from '#web/ui/quiet-button.tsx';
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
      <QuietButton icon={IconWallet} size="compact-md" onPress={() => void load(() => setOpened(true))}>
        {`Credito disponibile: ${priceText(data.walletCents)}`}
      </QuietButton>
      {module && <module.WalletDialog opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
