import { onBehalfOfHeader } from '#contracts/kernel/on-behalf-of';

/** The headers of every request of ours: it comes from our page, and whose page that is, where that is known. */
export function ownHeaders(pageUser: string | undefined): Readonly<Record<string, string>> {
  return { 'x-requested-by': 'ascolto', ...(pageUser === undefined ? {} : { [onBehalfOfHeader]: pageUser }) };
}
