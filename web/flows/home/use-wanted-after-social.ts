import { useEffect, useState } from 'react';
import { forgetKept, keptForReturn } from '#web/features/login/social-return';

/** The address that was wanted before a provider signed the user in, told once. */
export function useWantedAfterSocial(): string | undefined {
  const [wanted] = useState(() => keptForReturn().wanted);
  useEffect(() => forgetKept(), []);
  return wanted;
}
