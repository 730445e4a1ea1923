import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { getModifierKey } from '../../../ui/formatShortcut.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { isFinishable } from '../../../ui/map/drawing/Drawing.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Measurement } from '../measure/Measurement.tsx';
import { DRAWING_KINDS, type MapTool } from './MapTool.ts';
import type { MapToolState } from './useMapTool.ts';

const MODES = ['replace', 'add', 'remove'] as const;

interface ToolPanelProps {
  readonly state: MapToolState & { readonly tool: MapTool };
  readonly hasSelection: boolean;
}

/** What to do with the tool in use, by pointer and by keyboard, and what has been drawn. */
export const ToolPanel = ({ state, hasSelection }: ToolPanelProps) => {
  const translate = useTranslate();
  const { tool, points, isMeasured, mode, setMode, stop } = state;
  const kind = DRAWING_KINDS[tool];
  const keys = { modifier: getModifierKey() };
  return (
    <section
      className="map-tool-panel stack w-full max-w-320 gap-8 rounded-3 border border-(--line) bg-(--raised) pt-8 pr-8 pb-12 pl-16 elevation-2"
      aria-label={translate(`map.tool.${tool}`)}
    >
      <header className="row justify-between">
        <h2 className="type-14 font-semibold">{translate(`map.tool.${tool}`)}</h2>
        <button
          type="button"
          className="icon-button map-icon-button"
          aria-label={translate('map.tool.close')}
          onClick={stop}
        >
          <Icon name="close" />
        </button>
      </header>
      <p className="type-12 text-2" role="status">
        {translate(
          `map.tool.${tool}.${points.length === 0 || isMeasured ? 'begin' : 'next'}`,
          keys,
        )}
      </p>
      {tool === 'measure' && points.length > 1 && <Measurement points={points} />}
      {hasSelection && tool !== 'measure' && kind && (
        <SegmentedControl
          label={translate('map.select.mode')}
          value={mode}
          options={MODES.map(name => ({ name, label: translate(`map.select.mode.${name}`) }))}
          onChange={setMode}
        />
      )}
      {kind && points.length > 0 && (
        <div className="row gap-8">
          <ActionButton onClick={() => state.setPoints(points.slice(0, -1))}>
            {translate('map.tool.undo')}
          </ActionButton>
          {!isMeasured && kind !== 'rectangle' && (
            <ActionButton
              kind="primary"
              disabled={!isFinishable(kind, points)}
              disabledReason={translate(`map.tool.${tool}.next`, keys)}
              onClick={() => state.finish(points)}
            >
              {translate('map.tool.finish')}
            </ActionButton>
          )}
        </div>
      )}
    </section>
  );
};
