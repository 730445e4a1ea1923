import './ellipsis.css';

import type { ReactNode } from 'react';

import { clipText, MAX_LINE_LENGTH } from '../../domain/clipText.ts';

/** One line of text that ends in … where it does not fit; the whole stands in its tooltip. A page of rows has a thousand. */
export const Ellipsis = ({ children }: { children: string }) => {
  const words = clipText(children, MAX_LINE_LENGTH);
  return (
    <span className="kit-ellipsis" title={words}>
      {words}
    </span>
  );
};

/** Nothing is a dash, so that an empty cell is seen to be empty. */
export const Absent = ({ children = '–' }: { children?: ReactNode }) => (
  <span className="kit-absent">{children}</span>
);
