import { type Html, html } from '#mocks/console/html';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // Without a referrer a browser sends a form's origin as `null`, which the console refuses.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** A whole page of the console. */
export function pageResponse(title: string, body: Html, status = 200): Response {
  const page = html`<!doctype html>
<html lang="it">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} – Piattaforma dimostrativa</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/console/console.css">
</head>
<body>
  <header>
    <p class="name"><a href="/">Piattaforma dimostrativa</a></p>
    <p>Fa le veci della piattaforma vera: dati inventati, nessun messaggio esce da qui.</p>
  </header>
  <main>
    <h1>${title}</h1>
    ${body}
  </main>
</body>
</html>`;
  return new Response(page.markup, { status, headers });
}

/** Redirects the browser with a GET, so that a reload repeats nothing. */
export function redirectTo(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path } });
}
