import classes from '#web/ui/drawings/drawing.module.css';
import { Scene } from '#web/ui/drawings/scene.tsx';

/** A form on a clipboard with one line open: little is missing. */
export function FormDrawing() {
  return (
    <Scene>
      <circle cx="170" cy="52" r="14" className={classes.sun} />
      <rect x="80" y="44" width="76" height="96" rx="9" className={classes.paper} />
      <path d="M102 36h32v16h-32z" className={classes.sun} />
      <path
        d="M102 44H89a9 9 0 0 0-9 9v87h76V53a9 9 0 0 0-9-9h-13M102 36h32v16h-32zM94 72l5 5 8-10m8 6h26M94 94l5 5 8-10m8 6h26m-26 22h16"
        className={classes.line}
      />
      <circle cx="100" cy="117" r="5.5" className={classes.line} />
      <path d="M164 140l6-16 26-46 11 6-26 46z" className={classes.pot} />
      <path d="M164 140l6-16 26-46 11 6-26 46zM170 124l11 6" className={classes.line} />
    </Scene>
  );
}
