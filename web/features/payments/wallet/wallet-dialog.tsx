import { ownWallet } from '#contracts/payments/payments.api';
import { useQuery } from '#web/api/use-query';
import { Credit } from '#web/features/payments/wallet/own-credit.tsx';
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
        {(wallet) => <Credit {...wallet} />}
      </QueryRegion>
    </Dialog>
  );
}
