const announced = new WeakSet<Error>();

// The bundler announces every piece of code that could not be loaded, and then throws what it announced.
window.addEventListener('vite:preloadError', ({ payload }) => void announced.add(payload));

/** Whether a screen is missing because its code could not be loaded. */
export function isNotLoaded(failure: unknown): boolean {
  return announced.has(failure as Error);
}
