import '#web/zod-without-eval';
import '#web/theme/styles';
import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { untilEarlyAnswers } from '#web/api/early-answers';
import { App } from '#web/app/app.tsx';
import { type AppRouter, createAppRouter } from '#web/app/routes.tsx';
import { styleNonce } from '#web/theme/style-nonce';
import { watchPressedButtons } from '#web/ui/focus/pressed-button-focus';

/** The first screen and its data go before what is only needed later, in milliseconds. */
const laterAfterMs = 2_000;

async function start(): Promise<void> {
  // The demonstration runs back end and platform in this page; a production build does not even contain the branch.
  if (import.meta.env.MODE === 'mocks') {
    const { startInBrowser } = await import('#mocks/start-in-browser');
    await startInBrowser();
  }
  // The scroll lock under dialogs writes a style element of its own.
  setNonce(styleNonce());
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root.');
  const router = createAppRouter();
  // The search's part of the page stays until the search comes whole: no skeleton in between.
  if (document.documentElement.hasAttribute('data-search'))
    await Promise.all([untilRouted(router), untilEarlyAnswers()]);
  await untilHelpIsClosed(root);
  // Drawn in slices, which leave a press of a key or a finger its turn.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  );
  watchPressedButtons();
  // The page that stands has been painted long since: the few files that an offline reload needs are fetched at once.
  // The demonstration in the browser has a worker of its own, which stands for the back end.
  if (import.meta.env.PROD && import.meta.env.MODE !== 'mocks') {
    // Without it the product works as well, but not without a connection.
    navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  }
  setTimeout(() => void import('#web/app/load-later').catch(() => undefined), laterAfterMs);
}

/** Resolves when the code of the first screen has come, or is known not to. */
function untilRouted(router: AppRouter): Promise<void> | undefined {
  if (router.state.initialized) return undefined;
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Whoever has opened the telephone numbers of the standing page is not interrupted: the interface waits. */
function untilHelpIsClosed(root: HTMLElement): Promise<unknown> | undefined {
  const help = root.querySelector('details');
  return help?.open ? new Promise((resolve) => help.addEventListener('toggle', resolve, { once: true })) : undefined;
}

void start();
