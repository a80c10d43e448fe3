import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is as narrow as a phone's, correct from the first paint. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
}
