import './ellipsis.css';

import type { ReactNode } from 'react';

import { clipText, MAX_LINE_LENGTH } from '../../domain/clipText.ts';

/**
 * One line of text that ends in … where it does not fit; the whole stands in its tooltip. A page of rows has a thousand. It has
 * a direction of its own: it is text of a person.
 */
export const Ellipsis = ({ children }: { children: string }) => {
  const text = clipText(children, MAX_LINE_LENGTH);
  return (
    <bdi className="kit-ellipsis" title={text}>
      {text}
    </bdi>
  );
};

/** Nothing is a dash, so that an empty cell is seen to be empty. */
export const EmptyValue = ({ children = '–' }: { children?: ReactNode }) => (
  <span className="kit-absent">{children}</span>
);
