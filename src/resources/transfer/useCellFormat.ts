import { useTranslate } from 'react-admin';

import { useSiteZone } from '../../ui/SiteZone.ts';
import { useOperationText } from '../fields/useOperationText.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import type { CellFormat } from '../cells/writeCell.ts';

/**
 * Returns the cell format of the current language; referenced records are shown by id until their names are loaded.
 *
 * @example
 * const cellFormat = useCellFormat();
 * writeCell(locked, true, cellFormat); // 'Yes', '是'
 */
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
