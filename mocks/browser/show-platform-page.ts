import type { PlatformPage } from '#mocks/console/platform-pages';
import type { Platform } from '#mocks/platform';

const styles = new URL('../console/console.css', import.meta.url).href;

/**
 * Shows a page of the platform instead of the application, for a browser without a console. Its form and its links to
 * itself are handled here. Never resolves, so that the application does not start.
 */
export function showPlatformPage(platform: Platform, page: PlatformPage, named: string): Promise<never> {
  const open = () => void show(platform.transact(() => page.open(platform, named)));
  document.addEventListener('submit', (submit) => {
    submit.preventDefault();
    const fields = new URLSearchParams();
    const given = new FormData(submit.target as HTMLFormElement, submit.submitter);
    for (const [name, value] of given) fields.append(name, String(value));
    const answer = platform.transact(() => page.answer?.(platform, fields));
    if (answer) void show(answer);
  });
  document.addEventListener('click', (click) => {
    const leadsBack = (click.target as Element).closest(`a[href^="${page.path}?"]`);
    if (!leadsBack) return;
    click.preventDefault();
    open();
  });
  open();
  return new Promise(() => {});
}

async function show(response: Response): Promise<void> {
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  page.querySelector('link[rel=stylesheet]')?.setAttribute('href', styles);
  document.replaceChild(document.adoptNode(page.documentElement), document.documentElement);
}
