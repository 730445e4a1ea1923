import type { ReactNode } from 'react';

import type { StageSize } from '../../../domain/media/sceneLayouts.ts';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { isItemKind, useTypeLabels } from '../labels/nodeLabels.ts';
import type { ItemFields, ItemKind } from '../model/mediaTree.ts';
import { AnalogueClock, DigitalClock, Timer } from './ClockItems.tsx';
import { PictureItem, TextFileItem, VideoItem } from './SourceItems.tsx';
import { TextBox } from './TextBox.tsx';
import { getSpanStyle } from './textStyle.ts';

interface ItemViewProps {
  readonly fields: ItemFields;
  /** The area, in stage pixels. */
  readonly size: StageSize;
  readonly isPlaying?: boolean;
}

const PlayerText = ({ fields, size }: ItemViewProps) => (
  <TextBox {...{ fields, size }}>{fields.content}</TextBox>
);

const FormatText = ({ fields, size }: ItemViewProps) => (
  <TextBox {...{ fields, size }}>
    {fields.paragraphs?.map(({ alignment, spans }, i) => (
      <div key={i} style={{ textAlign: alignment ?? fields.alignment ?? 'left' }}>
        {spans.map((span, j) => (
          <span key={j} style={getSpanStyle(span, fields)}>
            {span.text}
          </span>
        ))}
      </div>
    ))}
  </TextBox>
);

/** An item of a kind that the console does not know, or with fields that it cannot show. */
const UnknownItem = ({ fields }: Pick<ItemViewProps, 'fields'>) => {
  const { getKindLabel } = useTypeLabels();
  return (
    <div className="grid h-full place-items-center content-center text-12 text-[#b7c2c6]">
      <Icon name="help" size={24} />
      {getKindLabel(fields.kind)}
    </div>
  );
};

const views: Readonly<Record<ItemKind, (props: ItemViewProps) => ReactNode>> = {
  playerText: props => <PlayerText {...props} />,
  formatText: props => <FormatText {...props} />,
  textFile: ({ fields, size }) => <TextFileItem {...{ fields, size }} />,
  picture: ({ fields }) => <PictureItem fields={fields} />,
  video: ({ fields, isPlaying = false }) => <VideoItem {...{ fields, isPlaying }} />,
  virtualClock: props => <AnalogueClock {...props} />,
  digitalClock: props => <DigitalClock {...props} />,
  timeAsset: props => <Timer {...props} />,
};

/** The duration of an entrance at speed 1; the highest speed takes a tenth. */
const SLOWEST_ENTRANCE_MS = 2_000;
const MAX_SPEED = 10;

/** Draws an item as a player shows it, in stage pixels. A change of its entrance plays it. @see MEDIA-06 */
export const ItemView = (props: ItemViewProps) => {
  const { fields, size } = props;
  const { transition = 'none', speed = 5 } = fields.inTransition ?? {};
  return (
    <div
      key={`${transition} ${speed}`}
      className="relative overflow-hidden [animation-fill-mode:both] [animation-timing-function:ease-out] [font-synthesis:weight_style]"
      style={{
        ...size,
        animationName: transition === 'none' ? 'none' : `media-${transition}`,
        ...(transition === 'blinds' && { animationTimingFunction: 'steps(8)' }),
        animationDuration: `${(SLOWEST_ENTRANCE_MS * (MAX_SPEED + 1 - speed)) / MAX_SPEED}ms`,
      }}
    >
      <ErrorBoundary fallback={<UnknownItem fields={fields} />}>
        {isItemKind(fields.kind) ? views[fields.kind](props) : <UnknownItem fields={fields} />}
      </ErrorBoundary>
    </div>
  );
};
