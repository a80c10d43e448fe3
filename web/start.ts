/**
 * As long as the interface waits at most for the page to be painted, which in a tab behind it is not; in milliseconds.
 */
const paintedWithinMs = 200;

const painted = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, paintedWithinMs);
});

// However fast the interface comes, the page that stands is painted first: its numbers wait for no script.
void painted.then(() => import('#web/main.tsx'));
