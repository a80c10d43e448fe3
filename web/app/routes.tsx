import { createHashRouter, type RouteObject } from 'react-router-dom';
import { FailedScreen } from '#web/app/failed-screen.tsx';
import { Guard } from '#web/app/guards.tsx';
import { paths, patterns } from '#web/app/paths';
import { PublicFrame } from '#web/app/public-frame.tsx';
import { RootFrame } from '#web/app/root-frame.tsx';
import { type LazyAddress, loadScreen } from '#web/app/screens';
import { UnknownScreen } from '#web/app/unknown-screen.tsx';
import type { ComingSoonName } from '#web/features/coming-soon/coming-soon-list';
import { LoginScreen } from '#web/features/login/login-screen.tsx';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';

export type AppRouter = ReturnType<typeof createHashRouter>;

/** All addresses and what stands there. Only what a visitor meets first comes with the first load. */
export function createAppRouter(): AppRouter {
  return createHashRouter([
    {
      element: <RootFrame />,
      children: [
        {
          errorElement: (
            <PublicFrame>
              <FailedScreen />
            </PublicFrame>
          ),
          children: [
            { element: <PublicFrame />, children: publicRoutes },
            { ...lazyShell, children: [{ errorElement: <FailedScreen />, children: dashboardRoutes }] },
          ],
        },
      ],
    },
  ]);
}

const hydrateFallbackElement = <ScreenSkeleton />;

const lazyShell = {
  hydrateFallbackElement: <main className="screen-wait">{hydrateFallbackElement}</main>,
  lazy: async () => ({ Component: (await import('#web/app/shell.tsx')).Shell }),
};

const publicRoutes: RouteObject[] = [
  { path: paths.home, element: <LoginScreen door="professional" /> },
  { path: paths.patientLogin, element: <LoginScreen door="patient" /> },
  { path: paths.professionalLogin, element: <LoginScreen door="professional" /> },
  notBuilt(patterns.register, 'register'),
  notBuilt(patterns.info, 'info'),
  notBuilt(paths.completeProfile, 'completeProfile'),
  notBuilt(paths.searchFilter, 'searchFilter'),
  built(paths.accessibility),
  built(paths.cookies),
  { path: '*', element: <UnknownScreen /> },
];

/** What a visitor meets on each: the login (GUARD-13 to 21), a prompt (GUARD-30) or the screen itself. */
const dashboardRoutes: RouteObject[] = [
  {
    element: <Guard visitor="to-login" />,
    children: [built(paths.dashboard), built(paths.calendar), built(paths.chat)],
  },
  {
    element: <Guard visitor="to-login" only="professional" />,
    children: [
      notBuilt(paths.courses, 'courses'),
      notBuilt(patterns.course, 'course'),
      notBuilt(paths.performance, 'performance'),
      notBuilt(paths.patients, 'patients'),
      notBuilt(paths.rentPremises, 'rentPremises'),
      notBuilt(paths.profile, 'profile'),
    ],
  },
  {
    element: <Guard visitor="prompt" />,
    children: [notBuilt(paths.tickets, 'tickets'), notBuilt(patterns.ticket, 'ticket')],
  },
  {
    element: <Guard visitor="prompt" only="patient" />,
    children: [notBuilt(paths.diary, 'diary'), notBuilt(paths.patientDetails, 'patientDetails')],
  },
  {
    element: <Guard visitor="prompt" only="professional" />,
    children: [notBuilt(patterns.patientCard, 'patientCard')],
  },
  { element: <Guard visitor="welcome" only="patient" />, children: [built(paths.therapists)] },
  { element: <Guard visitor="welcome" />, children: [built(patterns.therapist), notBuilt(patterns.faq, 'faq')] },
];

/** A screen that is fetched when it is asked for. */
function built(path: LazyAddress): RouteObject {
  return { path, hydrateFallbackElement, lazy: async () => ({ Component: await loadScreen(path) }) };
}

/** A screen that says it is not there yet. */
function notBuilt(path: string, name: ComingSoonName): RouteObject {
  return {
    path,
    hydrateFallbackElement,
    lazy: async () => {
      const { ComingSoonScreen } = await import('#web/features/coming-soon/coming-soon-screen.tsx');
      return { element: <ComingSoonScreen name={name} /> };
    },
  };
}
