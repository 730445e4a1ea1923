import IconButton from '@mui/material/IconButton';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';

import { formatDayTime } from '../../../domain/media/formatDayTime.ts';
import { DAY_LENGTH_MS } from '../../../domain/media/planTimes.ts';
import type { PlayDecision, PlayMoment } from '../../../domain/media/whatPlaysAt.ts';
import { getInstant } from '../../../domain/timeZone.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import { useStageSize, useMediaTree } from '../state/EditorContext.ts';
import { ItemPlayback } from '../items/ItemPlayback.ts';
import { ItemView } from '../items/ItemView.tsx';
import { findNodeOf, getChildrenOf, type MediaTree } from '../model/mediaTree.ts';
import { findPlayedItem, findPlayedScene } from '../model/playedParts.ts';

const WIDTH_PX = 240;
const MAX_HEIGHT_PX = 150;

interface PlayedSceneProps {
  readonly decision: PlayDecision;
  /** Milliseconds since these plans started to play. */
  readonly elapsed: number;
  /** The day, counted from 1970-01-01, and milliseconds since its midnight. */
  readonly moment: PlayMoment;
  readonly onClose: () => void;
}

/** What a player shows at the explained moment, as a small picture. @see MEDIA-11 */
export const PlayedScene = ({ decision, elapsed, moment, onClose }: PlayedSceneProps) => {
  const translate = useTranslate();
  const zone = useSiteZone();
  const { dayNumber, dayMs } = moment;
  const time = formatDayTime(dayMs);
  const playback = useMemo(
    // Texts do not move: the clock of the schedule is faster than they are.
    () => ({ time: getInstant(dayNumber * DAY_LENGTH_MS + dayMs, zone), isMoving: false }),
    [dayNumber, dayMs, zone],
  );
  const tree = useMediaTree();
  const stage = useStageSize();
  const scene = findScene(tree, decision, elapsed);
  const scale = Math.min(WIDTH_PX / stage.width, MAX_HEIGHT_PX / stage.height);
  const title = translate('media.timeLapse.shows', { time });
  return (
    <section
      className="absolute top-auto right-300 bottom-[calc(100%+12px)] left-auto z-2 w-258 rounded-2 border border-(--line-2) bg-(--surface) px-8 pt-6 pb-8 elevation-2"
      aria-label={title}
    >
      <div className="row gap-8">
        <span className="type-12 flex-1 truncate">
          {title} <b>{scene?.node.fields.name ?? translate('media.schedule.nothing')}</b>
        </span>
        <IconButton size="small" aria-label={translate('shell.close')} onClick={onClose}>
          <Icon name="close" size={14} />
        </IconButton>
      </div>
      <div
        className="relative mx-auto overflow-hidden bg-[#000] forced-color-adjust-none"
        aria-hidden="true"
        style={{ width: stage.width * scale, height: stage.height * scale }}
      >
        <ItemPlayback value={playback}>
          {scene &&
            getChildrenOf(tree, scene.node.id, 'area').map(({ id, fields }) => {
              const item = findPlayedItem(tree, id, scene.elapsed);
              const { x, y, width, height } = fields;
              return (
                <div
                  key={id}
                  className="pointer-events-none absolute inset-0 overflow-hidden"
                  style={{
                    inset: `${y * scale}px auto auto ${x * scale}px`,
                    ...{ width: width * scale, height: height * scale },
                  }}
                >
                  {item && (
                    <div style={{ transform: `scale(${scale})`, transformOrigin: '0 0' }}>
                      <ItemView key={item.id} fields={item.fields} size={{ width, height }} />
                    </div>
                  )}
                </div>
              );
            })}
        </ItemPlayback>
      </div>
    </section>
  );
};

const findScene = (tree: MediaTree, { plan, turns }: PlayDecision, elapsed: number) =>
  findPlayedScene(
    tree,
    [plan, ...turns].flatMap(each => findNodeOf(tree, 'plan', each?.id) ?? []),
    elapsed,
  );
