import { useContext, useEffect } from 'react';
import {
  type NavigateProps,
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';

/**
 * Leads to another address, with a placeholder in place of an empty page until its screen is loaded. Whoever is on the
 * way to a screen of their own choice meanwhile, by a link or a new address, is led nowhere else.
 */
export function LedOn({ to, state }: Pick<NavigateProps, 'to' | 'state'>) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const navigate = useNavigate();
  const { key } = useLocation();
  const underWay = useNavigation().state;
  useEffect(() => {
    // The router knows of a navigation, and of its end, before they are rendered, which a busy device does late.
    const isStillHere = router?.state.navigation.state === 'idle' && router.state.location.key === key;
    if (underWay === 'idle' && isStillHere) void navigate(to, { state, replace: true });
  }, [router, underWay, key, navigate, to, state]);
  return <ScreenSkeleton isFirst />;
}
