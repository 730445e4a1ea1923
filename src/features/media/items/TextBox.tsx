import type { ReactNode } from 'react';

import type { StageSize } from '../../../domain/media/sceneLayouts.ts';
import type { ItemFields } from '../model/mediaTree.ts';
import { getTextStyle } from './textStyle.ts';
import { useTextFlow } from './useTextFlow.ts';

interface TextBoxProps {
  readonly fields: ItemFields;
  readonly size: StageSize;
  /** The text of a file, which the fields do not have. */
  readonly fileText?: string | undefined;
  readonly children: ReactNode;
}

/** A text in the middle of its area; one that is longer moves as it is set. */
export const TextBox = ({ fields, size, fileText, children }: TextBoxProps) => {
  const contentRef = useTextFlow(fields, size, fileText);
  return (
    <div className="media-text" style={getTextStyle(fields)}>
      <div>
        <div ref={contentRef}>{children}</div>
      </div>
    </div>
  );
};
