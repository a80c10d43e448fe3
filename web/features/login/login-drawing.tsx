import { type ComponentType, useEffect, useState } from 'react';
import classes from '#web/features/login/login-screen.module.css';

/** The place of the drawing, which is fetched once the form stands; without it nothing is missing. */
export function LoginDrawing() {
  const [drawing, setDrawing] = useState<{ readonly Picture: ComponentType }>();
  useEffect(() => {
    import('#web/features/login/window-drawing.tsx').then(
      ({ WindowDrawing }) => setDrawing({ Picture: WindowDrawing }),
      () => undefined,
    );
  }, []);
  return <div className={classes.drawing}>{drawing && <drawing.Picture />}</div>;
}
