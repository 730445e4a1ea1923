import { useState } from 'react';

import type { MapPosition } from '../../../ui/map/SiteMap.ts';
import type { MapSelection } from '../selection/useMapSelection.ts';
import type { SelectionMode } from '../selection/SelectionStep.ts';
import type { MapTool } from './MapTool.ts';

/** The tool in use, and what is drawn with it so far. */
export interface MapToolState {
  readonly tool: MapTool | undefined;
  readonly points: readonly MapPosition[];
  /** Whether a measured line is complete: the next point starts another one. */
  readonly isMeasured: boolean;
  /** How a drawn area changes the selection. */
  readonly mode: SelectionMode;
  readonly setMode: (mode: SelectionMode) => void;
  readonly start: (tool: MapTool) => void;
  readonly stop: () => void;
  readonly setPoints: (points: readonly MapPosition[]) => void;
  readonly finish: (points: readonly MapPosition[]) => void;
  /** Removes what is drawn; without a drawing, ends the tool. */
  readonly cancel: () => void;
}

const NO_POINTS: readonly MapPosition[] = [];

export function useMapTool({ addArea }: Pick<MapSelection, 'addArea'>): MapToolState {
  const [tool, setTool] = useState<MapTool>();
  const [points, setAllPoints] = useState(NO_POINTS);
  const [isMeasured, setMeasured] = useState(false);
  const [mode, setMode] = useState<SelectionMode>('replace');
  const setPoints = (next: readonly MapPosition[]) => {
    // The first point after a complete line starts another one.
    setAllPoints(isMeasured && next.length > points.length ? next.slice(-1) : next);
    setMeasured(false);
  };
  const stop = () => {
    setTool(undefined);
    setAllPoints(NO_POINTS);
    setMeasured(false);
    setMode('replace');
  };
  return {
    ...{ tool, points, isMeasured, mode, setMode, setPoints, stop },
    start: next => {
      stop();
      setTool(next);
    },
    finish: positions => {
      if (tool === 'measure') {
        setAllPoints(positions);
        setMeasured(true);
      } else {
        addArea(positions, mode);
        stop();
      }
    },
    cancel: () => {
      if (points.length > 0) setPoints(NO_POINTS);
      else stop();
    },
  };
}
