import { useContext, useEffect } from 'react';
import { type NavigateProps, UNSAFE_DataRouterContext, useNavigate, useNavigation } from 'react-router-dom';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';

/**
 * Leads to another address, with a placeholder in place of an empty page until its screen is loaded. Whoever is on the
 * way to a screen of their own choice meanwhile, by a link or a new address, is led nowhere else.
 */
export function LedOn({ to, state }: Pick<NavigateProps, 'to' | 'state'>) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const navigate = useNavigate();
  const { state: underWay } = useNavigation();
  useEffect(() => {
    // The router knows of a navigation before it is rendered, which a busy device does late.
    if (underWay === 'idle' && router?.state.navigation.state === 'idle') void navigate(to, { state, replace: true });
  }, [router, underWay, navigate, to, state]);
  return <ScreenSkeleton isFirst />;
}
