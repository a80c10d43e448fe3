import classes from '#web/ui/drawings/drawing.module.css';

/** A room with its window open: hills outside, a plant and a cup on the sill. */
export function WindowDrawing() {
  return (
    <svg className={classes.drawing} viewBox="0 0 480 400" aria-hidden="true">
      <rect x="20" y="8" width="440" height="376" rx="36" className={classes.wall} />
      <View />
      <Window />
      <Curtains />
      <Sill />
    </svg>
  );
}

function View() {
  return (
    <>
      <path d="M150 312V142a90 90 0 0 1 180 0v170z" className={classes.sky} />
      <circle cx="204" cy="138" r="24" className={classes.sun} />
      <path d="M150 232c26-20 60-26 94-8 28-18 58-18 86 0v88H150z" className={classes.hill} />
      <path d="M150 272c44-20 84-20 122-4 20-8 40-8 58-2v46H150z" className={classes.nearHill} />
      <path
        d="M236 262c-7-16-7-34 0-50 7 16 7 34 0 50zm15 4c-5-12-5-26 0-38 5 12 5 26 0 38z"
        className={classes.leaf}
      />
    </>
  );
}

function Window() {
  return (
    <>
      <path d="M150 312V142a90 90 0 0 1 180 0v170z" className={classes.frame} />
      <path d="M150 146c-4-44-28-70-56-76v264l56-22z" className={classes.glass} />
      <path d="M330 146c4-44 28-70 56-76v264l-56-22z" className={classes.glass} />
      <path d="M150 146c-4-44-28-70-56-76v264l56-22zM330 146c4-44 28-70 56-76v264l-56-22z" className={classes.frame} />
      <path d="M150 224l-56-8m236 8 56-8" className={classes.line} />
    </>
  );
}

function Curtains() {
  return (
    <>
      <path d="M58 44c4 70 12 130 0 210-4 26-6 48 2 74 22-4 40-30 42-72 4-80-4-140 4-212z" className={classes.paper} />
      <path
        d="M422 44c-4 70-12 130 0 210 4 26 6 48-2 74-22-4-40-30-42-72-4-80 4-140-4-212z"
        className={classes.paper}
      />
      <path
        d="M76 48c4 90 8 170-6 262M92 48c-4 80 6 160-6 236M404 48c-4 90-8 170 6 262M388 48c4 80-6 160 6 236"
        className={classes.fold}
      />
      <path d="M46 42h388" className={classes.line} />
    </>
  );
}

function Sill() {
  return (
    <>
      <rect x="130" y="310" width="220" height="13" rx="6.5" className={classes.sill} />
      <path d="M300 270c-4-34-22-52-42-56 0 28 16 50 42 56z" className={classes.leaf} />
      <path d="M300 270c-2-40 12-66 32-76 8 34-4 62-32 76z" className={classes.youngLeaf} />
      <path d="M300 270c6-24 26-38 50-38-4 26-24 40-50 38z" className={classes.leaf} />
      <path d="M300 270c-16-14-36-16-52-4 16 16 36 18 52 4z" className={classes.youngLeaf} />
      <path d="M276 268h48l-6 42h-36z" className={classes.pot} />
      <path d="M172 284h30v10c0 10-6 16-15 16s-15-6-15-16z" className={classes.paper} />
      <path
        d="M172 284h30v10c0 10-6 16-15 16s-15-6-15-16zm30 4c12-2 12 14-2 12M181 274c-4-6 4-8 0-14m12 14c-4-6 4-8 0-14"
        className={classes.line}
      />
    </>
  );
}
