/** Whether a browser sent the request from another site's page; programs other than browsers send no such header. */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  return origin !== null && origin !== new URL(request.url).origin;
}
