import { useTranslate } from 'react-admin';

import { type MapTool, SELECTION_TOOLS } from './MapTool.ts';
import type { ToolMenuGroup } from './ToolMenu.tsx';

interface SelectState {
  readonly tool: MapTool | undefined;
  /** No device is selected on a map that does not show them. */
  readonly hidesDevices: boolean;
  readonly onStart: (tool: MapTool) => void;
  /** Absent while the map loads. */
  readonly onSelectView: (() => void) | undefined;
}

/** Returns the menu of the ways to select several devices. @see MAP-11, MAP-13 */
export function useSelectItems({
  tool,
  hidesDevices,
  onStart,
  onSelectView,
}: SelectState): ToolMenuGroup {
  const translate = useTranslate();
  const hiddenReason = hidesDevices ? translate('map.inView.hidden') : undefined;
  return {
    label: translate('map.select'),
    items: [
      ...SELECTION_TOOLS.map(each => ({
        ...{ id: each, label: translate(`map.tool.${each}`) },
        ...{ isChecked: tool === each, role: 'menuitemradio' as const },
        ...{ disabledReason: hiddenReason, onPick: () => onStart(each) },
      })),
      {
        ...{ id: 'view', label: translate('map.select.view') },
        disabledReason: hiddenReason ?? (onSelectView ? undefined : translate('map.loading')),
        onPick: () => onSelectView?.(),
      },
    ],
  };
}
