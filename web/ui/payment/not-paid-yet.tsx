import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface NotPaidYetProps {
  /** Whether the user is back from the payment page and the outcome was read since. */
  readonly isBack: boolean;
  /** Whether the last reading failed. */
  readonly isUnread: boolean;
  /** What is said before the return. */
  readonly children: ReactNode;
}

/**
 * How a payment stands that is awaited: at the return from its page what the platform says, which knows no cancelling.
 */
export function NotPaidYet({ isBack, isUnread, children }: NotPaidYetProps) {
  return (
    <>
      {!(isBack && !isUnread) && children}
      <div role="status">
        {isUnread && <Text>Al momento non riusciamo a leggere l’esito. Riproviamo da soli.</Text>}
        {isBack && !isUnread && (
          <>
            <Text fw={600}>Il pagamento non risulta ancora.</Text>
            <Text>
              Se lo hai annullato, non ti è stato addebitato nulla: torna alla pagina, oppure premi «Ho cambiato idea».
            </Text>
          </>
        )}
      </div>
    </>
  );
}
