import { Text } from '@mantine/core';
import { ownSubscription } from '#contracts/calendar-export/calendar-export.api';
import { useQuery } from '#web/api/use-query';
import { Subscription } from '#web/features/calendar-export/subscription.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';

interface SubscriptionDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The subscription: a private address from which the user's own calendar reads the appointments, and how to end it. */
export function SubscriptionDialog({ opened, onClose }: SubscriptionDialogProps) {
  const query = useQuery(ownSubscription, {});
  return (
    <Dialog opened={opened} onClose={onClose} title="Collega il tuo calendario" size="lg">
      <QueryRegion query={query} what="il collegamento">
        {({ isOffered, since }) =>
          isOffered ? (
            // A key for each opening: a new address is shown while the dialog is open, and never again.
            <Subscription key={String(opened)} since={since} />
          ) : (
            <Text>
              Qui il collegamento al calendario non è disponibile. Puoi salvare ogni appuntamento confermato con
              «Aggiungi al calendario».
            </Text>
          )
        }
      </QueryRegion>
    </Dialog>
  );
}
