import classes from '#web/features/questionnaire/questionnaire.module.css';
import box from '#web/ui/choice-box.module.css';

/** How a radio or a checkbox becomes a box that is pressed anywhere. */
export const choiceParts = {
  root: `${box.choice} ${classes.choice}`,
  body: classes.body,
  inner: classes.control,
  labelWrapper: classes.words,
  label: classes.label,
} as const;
