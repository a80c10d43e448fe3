import classes from '#web/ui/drawings/drawing.module.css';
import { Scene } from '#web/ui/drawings/scene.tsx';

/** A path that disappears behind a hill: something is not here yet. */
export function PathDrawing() {
  return (
    <Scene>
      <circle cx="140" cy="74" r="22" className={classes.sun} />
      <path d="M46 140v-40c28-22 56-22 82-6 22-12 44-10 66 4v42z" className={classes.hill} />
      <path d="M46 140v-18c36-18 68-16 98-4 18-6 34-6 50 0v22z" className={classes.nearHill} />
      <path
        d="M94 140c4-10 26-12 24-20-2-6-16-5-16-11 0-5 8-7 12-12-2 6 4 8 10 10 8 3 20 6 20 14 0 9-16 10-20 19z"
        className={classes.paper}
      />
      <path d="M46 100c28-22 56-22 82-6 22-12 44-10 66 4" className={classes.line} />
      <path d="M68 126V104m0 12-8-7m8 2 8-7" className={classes.line} />
    </Scene>
  );
}
