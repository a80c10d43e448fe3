import { useEffect } from 'react';

/** Puts how many messages wait before the page's title: the number alone, nothing of anybody. */
export function useUnreadInTitle(unread: number): void {
  useEffect(() => {
    const title = document.title.replace(/\(\d+\) /, '');
    document.title = unread > 0 ? `(${unread}) ${title}` : title;
  }, [unread]);
}
