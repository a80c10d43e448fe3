import classes from '#web/ui/drawings/drawing.module.css';
import { Scene } from '#web/ui/drawings/scene.tsx';

/** A cup that steams beside a closed book: there is time. */
export function CupDrawing() {
  return (
    <Scene>
      <circle cx="158" cy="60" r="15" className={classes.sun} />
      <path d="M82 88h58v18c0 16-12 26-29 26s-29-10-29-26z" className={classes.paper} />
      <path
        d="M82 88h58v18c0 16-12 26-29 26s-29-10-29-26zm58 6c18-4 18 20-3 20M102 76c-6-8 6-10 0-20m18 20c-6-8 6-10 0-20"
        className={classes.line}
      />
      <path d="M72 132h78c-2 6-6 8-12 8H84c-6 0-10-2-12-8z" className={classes.pot} />
      <path d="M156 118h44v10h-44z" className={classes.youngLeaf} />
      <path d="M150 128h54v12h-54z" className={classes.sun} />
      <path
        d="M156 118h44v10h-44zm-6 10h54v12h-54zM72 132h78c-2 6-6 8-12 8H84c-6 0-10-2-12-8z"
        className={classes.line}
      />
    </Scene>
  );
}
