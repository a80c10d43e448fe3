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
  // With a filter in its address the search begins in another way.
  const isSearch = /^#\/dashboard\/therapist\/?$/.test(location.hash);
  page.toggleAttribute('data-search', isSearch);
  const headers = { 'content-type': 'application/json', 'x-requested-by': 'ascolto' };

  // Until the interface is there its quick exit is this one: it leaves no way back, no draft and no session.
  document.addEventListener('click', (event) => {
    const way = event.target.closest?.('[data-leave]');
    if (!way) return;
    event.preventDefault();
    page.style.visibility = 'hidden';
    const steps = [
      () => sessionStorage.clear(),
      () => localStorage.removeItem('ascolto-last-audience'),
      () => localStorage.removeItem('ascolto-chat-note'),
      () => localStorage.setItem('ascolto-leave-pending', 'yes'),
      () =>
        fetch('/api/login/log-out', { method: 'POST', headers, body: '{}', keepalive: true }).catch(() => undefined),
      () => new BroadcastChannel('ascolto-session').postMessage('left'),
    ];
    for (const step of steps) {
      try {
        step();
      } catch {
        // Storage may be off or full: the other steps are taken all the same.
      }
    }
    location.replace(way.href);
  });

  const named = (name) => document.querySelector(`meta[name="${name}"]`)?.content;

  // The files come beside each other, and once the page has been painted: its words share the line with nothing.
  const files = ['interface', isSearch && 'search'].flatMap((part) => {
    return (part && named(`${part}-files`)?.split(' ')) || [];
  });
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const href of files) {
        const how = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
        const link = { ...how, crossOrigin: '', fetchPriority: 'low', href };
        document.head.append(Object.assign(document.createElement('link'), link));
      }
    }),
  );

  // What the search asks first needs no interface to be asked, nor the first portrait to be shown. Where a sign-out is
  // still to be heard, that comes before everything.
  const asks = isSearch && named('search-asks');
  if (!asks || kept('ascolto-leave-pending') !== null) return;
  const early = {};
  try {
    const visit =
      sessionStorage.getItem('ascolto.visit') ??
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
    sessionStorage.setItem('ascolto.visit', visit);
    for (const [operation, input] of Object.entries(JSON.parse(asks.replace('{visit}', visit)))) {
      const body = JSON.stringify(input);
      const asked = { body, at: performance.now() };
      asked.coming = fetch(`/api/${operation}`, { method: 'POST', headers, body })
        .then((response) => (response.ok ? response.json() : undefined))
        .catch(() => undefined);
      asked.coming.then((answer) => Object.assign(asked, { answer }));
      early[operation] = asked;
    }
  } catch {
    // Without storage there is no visit: the interface asks by itself.
    return;
  }
  window.ascoltoEarly = early;
  early['therapists/search-therapists'].coming.then((answer) => {
    const src = answer?.therapists[0]?.card.pictureUrl;
    const image = { fetchPriority: 'high', alt: '', src };
    if (src) document.querySelector('.first-portrait')?.append(Object.assign(new Image(), image));
  });
})();
