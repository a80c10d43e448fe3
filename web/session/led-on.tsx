import { Navigate, type NavigateProps } from 'react-router-dom';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';

/** Leads to another address, with a placeholder in place of an empty page until its screen is loaded. */
export function LedOn({ to, state }: Pick<NavigateProps, 'to' | 'state'>) {
  return (
    <>
      <Navigate to={to} state={state} replace />
      <ScreenSkeleton isFirst />
    </>
  );
}
