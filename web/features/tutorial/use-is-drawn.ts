import { useEffect, useState } from 'react';

/**
 * False in the first render: a dialog that opens together with its screen waits for the second, when the screen has
 * taken the focus that the dialog returns later.
 */
export function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return isDrawn;
}
