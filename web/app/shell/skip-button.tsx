import classes from '#web/app/shell/skip-button.module.css';

/** The id of the one `main` element. */
export const mainId = 'contenuto';

/** The first tab stop of the page. A link to `#contenuto` would change the route, so a script moves the focus. */
export function SkipButton() {
  return (
    <button
      type="button"
      className={classes.skip}
      onClick={() => {
        const main = document.getElementById(mainId);
        main?.focus({ preventScroll: true });
        main?.scrollIntoView();
      }}
    >
      Vai al contenuto
    </button>
  );
}
