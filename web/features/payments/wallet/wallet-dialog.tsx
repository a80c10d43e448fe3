import { Stack, Text } from '@mantine/core';
import { priceText } from '#contracts/kernel/euro-cents';
import { ownWallet } from '#contracts/payments/payments.api';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/payments/wallet/wallet.module.css';
import { WalletMovements } from '#web/features/payments/wallet/wallet-movements.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';

interface WalletDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The patient's credit and where it comes from. */
export function WalletDialog({ opened, onClose }: WalletDialogProps) {
  const query = useQuery(ownWallet, opened ? {} : null);
  return (
    <Dialog opened={opened} onClose={onClose} title="Il tuo credito">
      <QueryRegion query={query} what="il tuo credito">
        {({ balanceCents, movements }) => (
          <Stack>
            <Text>
              Saldo: <strong className={`${classes.balance} amount`}>{priceText(balanceCents)}</strong>
            </Text>
            <Text size="sm">
              Il credito nasce quando il terapeuta annulla una seduta già pagata. Si usa in automatico per la prossima.
            </Text>
            {movements.length > 0 ? (
              <WalletMovements movements={movements} />
            ) : (
              <Text c="dimmed">Non ci sono ancora movimenti.</Text>
            )}
          </Stack>
        )}
      </QueryRegion>
    </Dialog>
  );
}
