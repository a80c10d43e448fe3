import { onBehalfOfHeader } from '#contracts/kernel/on-behalf-of';
import { pageHeader } from '#contracts/live/live-hints';
import { ownPageName } from '#web/api/live/page-name';

/** The headers of every request of ours: it comes from our page, which one, and whose it is, where that is known. */
export function ownHeaders(pageUser: string | undefined): Readonly<Record<string, string>> {
  return {
    'x-requested-by': 'ascolto',
    [pageHeader]: ownPageName,
    ...(pageUser === undefined ? {} : { [onBehalfOfHeader]: pageUser }),
  };
}
