// Loaded a moment after the start: what no first paint needs, and what must be there when the connection goes, first of
// all help.
void import('#web/features/crisis-help/crisis-dialog.tsx').catch(() => undefined);
void import('#web/app/failed-screen.tsx').catch(() => undefined);

// A new version's worker keeps its files too, while it waits; the demonstration in the browser registers none.
void navigator.serviceWorker?.getRegistration('/').then((registration) => {
  const { installing, waiting, active } = registration ?? {};
  for (const worker of [installing, waiting, active]) {
    if (worker?.scriptURL.endsWith('/sw.js')) worker.postMessage('keep-files');
  }
});
