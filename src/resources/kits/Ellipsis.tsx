import './ellipsis.css';

import type { ReactNode } from 'react';

/** One line of text that ends in … where it does not fit; the whole stands in its tooltip. A page of rows has a thousand. */
export const Ellipsis = ({ children }: { children: string }) => (
  <span className="kit-ellipsis" title={children}>
    {children}
  </span>
);

/** Nothing is a dash, so that an empty cell is seen to be empty. */
export const Absent = ({ children = '–' }: { children?: ReactNode }) => (
  <span className="kit-absent">{children}</span>
);
