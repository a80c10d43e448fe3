import { Link } from 'react-router-dom';
import { productName } from '#web/product';
import classes from '#web/ui/brand.module.css';

interface BrandProps {
  readonly to: string;
  /** Hides its name visually where there is little room. */
  readonly shrinks?: boolean;
}

/** The product's sign and name, as a link home. */
export function Brand({ to, shrinks = false }: BrandProps) {
  return (
    <Link to={to} className={classes.brand}>
      <svg className={classes.sign} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M6 28V14a10 10 0 0 1 20 0v14z" className={classes.pane} />
        <path d="M16 4v24M6 17h20" className={classes.bars} />
      </svg>
      <span className={shrinks ? classes.shrinking : undefined}>{productName}</span>
    </Link>
  );
}
