import classes from '#web/ui/drawings/drawing.module.css';
import { Scene } from '#web/ui/drawings/scene.tsx';

/** A calendar without an entry, a plant beside it: nothing is planned yet. */
export function WallCalendarDrawing() {
  return (
    <Scene>
      <rect x="74" y="42" width="92" height="84" rx="10" className={classes.paper} />
      <path d="M74 66V52a10 10 0 0 1 10-10h72a10 10 0 0 1 10 10v14z" className={classes.sun} />
      <path
        d="M74 66h92M74 52a10 10 0 0 1 10-10h72a10 10 0 0 1 10 10v64a10 10 0 0 1-10 10H84a10 10 0 0 1-10-10zM98 34v14m44-14v14"
        className={classes.line}
      />
      <path d="M90 82h8m18 0h8m18 0h8M90 97h8m18 0h8m18 0h8M90 112h8m18 0h8" className={classes.line} />
      <path d="M176 116c-6-18-2-32 12-42 8 16 4 32-12 42z" className={classes.leaf} />
      <path d="M176 116c0-16 10-26 26-28 0 16-10 26-26 28z" className={classes.youngLeaf} />
      <path d="M158 114h40l-5 26h-30z" className={classes.pot} />
      <path d="M158 114h40l-5 26h-30z" className={classes.line} />
    </Scene>
  );
}
