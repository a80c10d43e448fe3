import { useNavigation } from 'react-router-dom';
import classes from '#web/app/shell/route-progress.module.css';

/** A thin line as soon as another screen is asked for, until its code has come and it is shown. */
export function RouteProgress() {
  const { state } = useNavigation();
  return (
    <div role="status" className="not-printed">
      {state !== 'idle' && (
        <>
          <div className={classes.line} />
          <span className="visually-hidden">Caricamento della pagina</span>
        </>
      )}
    </div>
  );
}
