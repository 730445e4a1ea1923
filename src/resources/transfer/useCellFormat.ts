import { useTranslate } from 'react-admin';

import { useSiteZone } from '../../ui/SiteZone.ts';
import { useOperationText } from '../operationText/useOperationText.ts';
import { useLocalizedText } from '../useLocalizedText.ts';
import type { CellFormat } from './cells/writeCell.ts';

/** How values are written for a reader of this screen; records of other resources by their ids until names are known. */
export function useCellFormat(): CellFormat {
  const translate = useTranslate();
  const text = useLocalizedText();
  const zone = useSiteZone();
  const formatOperationText = useOperationText();
  return {
    text,
    yes: translate('form.yes'),
    no: translate('form.no'),
    zone,
    nameOf: (_, id) => id,
    formatOperationText,
  };
}
