import { useEffect, useState } from 'react';

/**
 * False in the first picture: a dialog that opens with its screen opens one picture later, when the screen has the
 * focus that is to be given back.
 */
export function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return isDrawn;
}
