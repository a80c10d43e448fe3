// Runs before the first paint, so that a chosen dark scheme never flashes white.
(() => {
  let chosen = 'auto';
  try {
    chosen = localStorage.getItem('ascolto-color-scheme') || 'auto';
  } catch {
    // Storage may be off: the system's scheme serves.
  }
  const dark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
