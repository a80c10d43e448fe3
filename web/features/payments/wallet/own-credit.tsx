import { Stack, Text } from '@mantine/core';
import { priceText } from '#contracts/kernel/euro-cents';
import type { OperationOutput } from '#contracts/kernel/operation';
import { ownWallet } from '#contracts/payments/payments.api';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/payments/wallet/wallet.module.css';
import { WalletMovements } from '#web/features/payments/wallet/wallet-movements.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';

/** The patient's credit and where it comes from, as a part of a page. */
export function OwnCredit() {
  const query = useQuery(ownWallet, {});
  return (
    <QueryRegion query={query} what="il tuo credito">
      {(wallet) => <Credit {...wallet} />}
    </QueryRegion>
  );
}

/** The balance, how credit arises, and its movements. */
export function Credit({ balanceCents, movements }: OperationOutput<typeof ownWallet>) {
  return (
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
  );
}
