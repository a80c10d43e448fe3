import classes from '#web/ui/drawings/drawing.module.css';
import { Scene } from '#web/ui/drawings/scene.tsx';

/** An open door with nothing behind it but the view: the page is not there. */
export function DoorwayDrawing() {
  return (
    <Scene>
      <circle cx="112" cy="72" r="14" className={classes.sun} />
      <path d="M46 140v-20c20-10 50-12 74-2 26-10 50-8 74 4v18z" className={classes.hill} />
      <path d="M104 140c0-14 8-14 8-22 0-5-4-6-2-10 2 6 18 8 18 18 0 6-4 8-6 14z" className={classes.paper} />
      <path d="M148 52l28-12v112l-28-12z" className={classes.pot} />
      <path d="M88 140V64a30 30 0 0 1 60 0v76" className={classes.frame} />
      <path d="M148 52l28-12v112l-28-12zM156 98v6" className={classes.line} />
      <path d="M62 140c-5-10-5-20 0-30 5 10 5 20 0 30zm11 0c-3-7-3-14 0-20 3 6 3 13 0 20z" className={classes.leaf} />
    </Scene>
  );
}
