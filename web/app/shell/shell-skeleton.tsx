import classes from '#web/app/shell/shell.module.css';
import headerClasses from '#web/app/shell/shell-header.module.css';
import { paths } from '#web/routing/paths';
import { Brand } from '#web/ui/brand.tsx';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';
import { useIsPhone } from '#web/ui/use-is-phone';

/** The dashboard's frame while its code is loading: the bar with the mark, and the places of menu and screen. */
export function ShellSkeleton() {
  const isPhone = useIsPhone();
  return (
    <div className={classes.shell} data-frame={isPhone ? undefined : 'sidebar'}>
      <div className={headerClasses.header}>
        <Brand to={paths.home} shrinks />
      </div>
      <main className={classes.main}>
        <ScreenSkeleton isFirst />
      </main>
    </div>
  );
}
