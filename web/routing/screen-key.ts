import { useLocation } from 'react-router-dom';

/** Names the visit of a screen: the same while dialogs open and close over it, another after every navigation. */
export function useScreenKey(): string {
  const { key, state } = useLocation();
  return state?.screenKey ?? key;
}
