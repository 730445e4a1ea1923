import { useTranslate } from 'react-admin';

import { type MapTool, SELECTION_TOOLS } from '../tools/MapTool.ts';
import type { ToolMenuGroup } from '../tools/ToolMenu.tsx';

interface SelectState {
  readonly tool: MapTool | undefined;
  readonly onStart: (tool: MapTool) => void;
  /** Absent while the map loads. */
  readonly onSelectView: (() => void) | undefined;
}

/** Returns the menu of the ways to select several devices. @see MAP-13 */
export function useSelectItems({ tool, onStart, onSelectView }: SelectState): ToolMenuGroup {
  const translate = useTranslate();
  return {
    label: translate('map.select'),
    items: [
      ...SELECTION_TOOLS.map(each => ({
        ...{ id: each, label: translate(`map.tool.${each}`) },
        ...{ isChecked: tool === each, role: 'menuitemradio' as const },
        onPick: () => onStart(each),
      })),
      {
        ...{ id: 'view', label: translate('map.select.view') },
        isDisabled: onSelectView === undefined,
        onPick: () => onSelectView?.(),
      },
    ],
  };
}
