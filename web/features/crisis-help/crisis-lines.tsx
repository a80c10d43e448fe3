import { crisisNumbers } from '#web/features/crisis-help/crisis-numbers';

/** The numbers in plain lines, for when their dialog cannot be shown. */
export function CrisisLines() {
  return (
    <ul role="alert">
      {crisisNumbers.map(({ name, number, dial }) => (
        <li key={dial}>
          {name}: <a href={`tel:${dial}`}>{number}</a>
        </li>
      ))}
    </ul>
  );
}
