import { useEffect, useEffectEvent, useState } from 'react';

interface Return {
  /** Whether the user is back and the outcome was read since. */
  readonly isBack: boolean;
  /** The payment page is opened again. */
  readonly leave: () => void;
}

/**
 * Notices that the user comes back from the payment page, in another tab or window, and reads the outcome at once. No
 * provider says that a payment was cancelled: what was read at the return is all that is known (decision 20).
 */
export function useReturn(read: () => Promise<unknown>): Return {
  const [isBack, setBack] = useState(false);
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return;
    await read();
    setBack(true);
  });
  useEffect(() => {
    const onReturn = () => void look();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, []);
  return { isBack, leave: () => setBack(false) };
}
