import { useTranslate } from 'react-admin';

import { clipText, MAX_LINE_LENGTH } from '../../../domain/clipText.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { getAlertFieldLabel } from '../alertDescriptors.ts';
import type { CentreAlert } from './CentreAlert.ts';

/** Returns functions that format the fields of alerts; a name of any length is cut. */
export function useAlertText() {
  const translate = useTranslate();
  const text = useLocalizedText();
  const formatNumber = useFormatNumber();
  const getType = ({ type }: CentreAlert) => text(getAlertFieldLabel('type', type));
  return {
    getType,
    getName: ({ device }: CentreAlert) => clipText(device.name, MAX_LINE_LENGTH),
    getLevel: ({ level }: Pick<CentreAlert, 'level'>) => text(getAlertFieldLabel('level', level)),
    getModel: ({ device }: CentreAlert) => text(getAlertFieldLabel('model', device.model)),
    getAnnouncement: (alerts: readonly CentreAlert[]): string => {
      const [first] = alerts;
      return first && alerts.length === 1
        ? translate('messages.critical.new', {
            name: clipText(first.device.name, MAX_ANNOUNCED_LENGTH),
            type: getType(first),
          })
        : translate('messages.critical.count', {
            ...{ smart_count: alerts.length, count: formatNumber(alerts.length) },
          });
    },
  };
}

/** A screen reader reads a name aloud to its end. */
const MAX_ANNOUNCED_LENGTH = 100;
