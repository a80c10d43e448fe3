import { useState } from 'react';
import { listTherapists } from '#contracts/therapists/therapists.api';
import { useQuery } from '#web/api/use-query';
import { MoreButton } from '#web/features/therapists/more-button.tsx';
import { OrderExplanation } from '#web/features/therapists/order-explanation.tsx';
import { TherapistPage } from '#web/features/therapists/therapist-page.tsx';
import classes from '#web/features/therapists/therapists-screen.module.css';
import { useListPages, useReturnTo } from '#web/features/therapists/use-list-pages';
import { currentVisit } from '#web/features/therapists/visit';
import { useSession } from '#web/session/session-context';
import { PathDrawing } from '#web/ui/drawings/path-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Screen } from '#web/ui/screen.tsx';

const pageSize = 9;

/** All therapists a patient may choose, nine at a time (SEARCH-01, SEARCH-20, SEARCH-72). Open to visitors too. */
export function TherapistsScreen() {
  const { session } = useSession();
  const listPages = useListPages(session.kind === 'signed-in' ? session.user.token : 'visitor');
  const { pages, showMore, leave } = listPages;
  const [visit] = useState(currentVisit);
  const first = useQuery(listTherapists, { visit, page: 0 });
  const last = useQuery(listTherapists, { visit, page: pages - 1 });
  useReturnTo(listPages, last.data !== undefined);
  const total = first.data?.total ?? 0;
  const shown = last.data ? Math.min(total, pages * pageSize) : (pages - 1) * pageSize;
  return (
    <Screen title="Trova terapeuta">
      <div className={classes.head}>
        <OrderExplanation />
        <output className={classes.count}>{total > 0 && `${shown} di ${total} terapeuti`}</output>
      </div>
      <div className={classes.list}>
        {Array.from({ length: pages }, (_, page) => (
          <TherapistPage key={`${visit}.${String(page)}`} visit={visit} page={page} onOpen={leave} />
        ))}
      </div>
      {first.data?.total === 0 && (
        <EmptyState drawing={<PathDrawing />} title="Nessun terapeuta trovato">
          In questo momento non ci sono profili disponibili. Torna a vedere tra qualche ora.
        </EmptyState>
      )}
      {(last.data?.hasMore || (last.isLoading && pages > 1)) && (
        <div className={classes.more}>
          <MoreButton isLoading={last.isLoading} onMore={showMore} />
        </div>
      )}
    </Screen>
  );
}
