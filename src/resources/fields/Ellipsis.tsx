import './ellipsis.css';

import type { ReactNode } from 'react';

import { clipText, MAX_LINE_LENGTH } from '../../domain/clipText.ts';

/**
 * One line of text, truncated with … where it does not fit; the tooltip has the full text. A page of rows has a
 * thousand of these. The text has its own direction, because it is user content.
 */
export const Ellipsis = ({ children }: { children: string }) => {
  const text = clipText(children, MAX_LINE_LENGTH);
  return (
    <bdi className="field-ellipsis inline-block max-w-full truncate align-bottom" title={text}>
      {text}
    </bdi>
  );
};

/** A missing value is shown as a dash, so that an empty cell is recognizable. */
export const EmptyValue = ({ children = '–' }: { children?: ReactNode }) => (
  <span className="text-3">{children}</span>
);
