import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Footer } from '#web/app/shell/footer.tsx';
import classes from '#web/app/shell/public-frame.module.css';
import { mainId } from '#web/app/shell/skip-button.tsx';
import { paths } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { Brand } from '#web/ui/brand.tsx';

/** The frame of the screens outside the dashboard: around the routed screen, or around its children. */
export function PublicFrame({ children }: { readonly children?: ReactNode }) {
  const { session } = useSession();
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Brand to={session.kind === 'signed-in' ? paths.dashboard : paths.patientLogin} />
      </header>
      <main id={mainId} tabIndex={-1} className={classes.main}>
        {children ?? <Outlet />}
      </main>
      <Footer withSchemeChoice />
    </div>
  );
}
