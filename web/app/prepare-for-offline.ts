// Loaded a moment after the start: what must be there when the connection goes, and first of all help.
void import('#web/features/crisis-help/crisis-dialog.tsx').catch(() => undefined);
void import('#web/app/failed-screen.tsx').catch(() => undefined);

// The demonstration in the browser has a worker of its own, which stands for the back end.
if (import.meta.env.PROD && import.meta.env.MODE !== 'mocks') {
  // Without it the product works as well, but not without a connection.
  navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}

export {};
