import { createHashRouter, type RouteObject, useRouteError } from 'react-router-dom';
import { FrameFailure } from '#web/app/frame-failure.tsx';
import type { GuardProps } from '#web/app/guards.tsx';
import { type LazyAddress, loadScreen } from '#web/app/screens';
import { PublicFrame } from '#web/app/shell/public-frame.tsx';
import { RootFrame } from '#web/app/shell/root-frame.tsx';
import { ShellSkeleton } from '#web/app/shell/shell-skeleton.tsx';
import { styled } from '#web/app/styled';
import type { ComingSoonName } from '#web/features/coming-soon/coming-soon-list';
import { LoginRoute } from '#web/flows/login/login-route.tsx';
import { paths, patterns } from '#web/routing/paths';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';
import { useLoadedModule } from '#web/ui/use-loaded-module';

export type AppRouter = ReturnType<typeof createHashRouter>;

/** All addresses and their screens. The first load contains only what a visitor sees first. */
export function createAppRouter(): AppRouter {
  return createHashRouter([
    {
      element: <RootFrame />,
      errorElement: <FrameFailure />,
      children: [
        {
          errorElement: (
            <PublicFrame>
              <Failure />
            </PublicFrame>
          ),
          children: [
            { element: <PublicFrame />, children: publicRoutes },
            { ...lazyReadingFrame, children: readingRoutes },
            { ...lazyShell, children: [{ errorElement: <Failure />, children: dashboardRoutes }] },
          ],
        },
      ],
    },
  ]);
}

const notLoaded = new WeakSet<Error>();

// The bundler announces every piece of code that could not be loaded, and then throws what it announced.
window.addEventListener('vite:preloadError', ({ payload }) => void notLoaded.add(payload));

const importFailedScreen = () => import('#web/app/failed-screen.tsx');

const hydrateFallbackElement = <ScreenSkeleton isFirst />;

const lazyShell = {
  hydrateFallbackElement: <ShellSkeleton />,
  lazy: async () => ({ Component: (await styled(import('#web/app/shell/shell.tsx'))).Shell }),
};

const lazyReadingFrame = {
  hydrateFallbackElement,
  lazy: async () => ({ Component: (await import('#web/app/shell/reading-frame.tsx')).ReadingFrame }),
};

const publicRoutes: RouteObject[] = [
  { path: paths.home, element: <LoginRoute audience="professional" /> },
  { path: paths.patientLogin, element: <LoginRoute audience="patient" /> },
  { path: paths.professionalLogin, element: <LoginRoute audience="professional" /> },
  built(patterns.register),
  built(patterns.info),
  guarded({ visitor: 'to-login', only: 'professional' }, [built(paths.completeProfile)]),
  built(paths.searchFilter),
  built('*'),
];

const readingRoutes: RouteObject[] = [
  built(paths.accessibility),
  built(paths.cookies),
  built(paths.terms),
  built(paths.privacy),
];

/** The screens of the dashboard, by what a visitor is shown there: the login, a prompt or the screen itself. */
const dashboardRoutes: RouteObject[] = [
  guarded({ visitor: 'to-login' }, [built(paths.dashboard), built(paths.calendar), built(paths.chat)]),
  guarded({ visitor: 'to-login', only: 'professional' }, [
    notBuilt(paths.courses, 'courses'),
    notBuilt(patterns.course, 'course'),
    notBuilt(paths.performance, 'performance'),
    built(paths.patients),
    notBuilt(paths.rentPremises, 'rentPremises'),
    built(paths.profile),
  ]),
  guarded({ visitor: 'prompt' }, [built(paths.tickets), built(patterns.ticket)]),
  guarded({ visitor: 'prompt', only: 'patient' }, [built(paths.diary), built(paths.patientDetails)]),
  guarded({ visitor: 'prompt', only: 'professional' }, [built(patterns.patientCard)]),
  guarded({ visitor: 'welcome', only: 'patient' }, [built(paths.therapists)]),
  guarded({ visitor: 'welcome' }, [built(patterns.therapist), built(patterns.faq)]),
];

/** Screens behind a guard, which is loaded with the dashboard's frame. */
function guarded(rule: GuardProps, children: RouteObject[]): RouteObject {
  return {
    hydrateFallbackElement,
    lazy: async () => {
      const { Guard } = await import('#web/app/guards.tsx');
      return { element: <Guard {...rule} /> };
    },
    children,
  };
}

/** A screen that is loaded when it is opened. */
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

/** Replaces a screen that threw or could not be loaded; the frame around it stays. Its words may be missing as well. */
function Failure() {
  const lacksCode = notLoaded.has(useRouteError() as Error);
  const { module } = useLoadedModule(importFailedScreen);
  return module ? <module.FailedScreen lacksCode={lacksCode} /> : <ScreenSkeleton />;
}
