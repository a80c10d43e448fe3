// Runs before the first paint, so that a chosen dark scheme never flashes white, and the page that stands until the
// interface is there has the same parts in the same places.
(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be off: what a new visitor sees serves.
      return null;
    }
  };
  const page = document.documentElement;
  const chosen = kept('ascolto-color-scheme') || 'auto';
  const dark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const scheme = 'data-mantine-color-scheme';
  page.setAttribute(scheme, dark ? 'dark' : 'light');

  // On paper the text is dark on white, whichever scheme the screen has.
  let shown;
  addEventListener('beforeprint', () => {
    shown ??= page.getAttribute(scheme);
    page.setAttribute(scheme, 'light');
  });
  addEventListener('afterprint', () => {
    page.setAttribute(scheme, shown);
    shown = undefined;
  });

  page.toggleAttribute('data-cookies-read', kept('ascolto-cookie-notice') !== null);
  page.toggleAttribute('data-dashboard', location.hash.startsWith('#/dashboard'));
  const login = /^(?:#\/?|#\/(patient|doctor))?$/.exec(location.hash);
  if (login) page.setAttribute('data-login', login[1] ?? 'home');

  // Until the interface is there its quick exit is this one: it leaves no way back, no draft and no session.
  document.addEventListener('click', (event) => {
    const way = event.target.closest?.('[data-leave]');
    if (!way) return;
    event.preventDefault();
    page.style.visibility = 'hidden';
    try {
      sessionStorage.clear();
      localStorage.removeItem('ascolto-last-audience');
      localStorage.removeItem('ascolto-chat-note');
      localStorage.setItem('ascolto-leave-pending', 'yes');
      new BroadcastChannel('ascolto-session').postMessage('left');
    } catch {
      // Storage may be off: then nothing is kept in it, and no other tab hears of it.
    }
    const headers = { 'content-type': 'application/json', 'x-requested-by': 'ascolto' };
    fetch('/api/login/log-out', { method: 'POST', headers, body: '{}', keepalive: true }).catch(() => undefined);
    location.replace(way.href);
  });

  // The login is a file of its own: where it is what the address asks for, it comes beside the interface, not after.
  const files = document.querySelector('meta[name="login-files"]')?.content.split(' ') ?? [];
  if (!login) return;
  for (const href of files) {
    const how = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    const link = { ...how, crossOrigin: '', fetchPriority: 'low', href };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
})();
