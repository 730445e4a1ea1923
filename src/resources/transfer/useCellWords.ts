import { useTranslate } from 'react-admin';

import { useSiteZone } from '../../ui/SiteZone.ts';
import { useOperationText } from '../operationText/useOperationText.ts';
import { useText } from '../useText.ts';
import type { CellWords } from './cells/writeCell.ts';

/** How values are written for a reader of this screen; records of other resources by their ids until names are known. */
export function useCellWords(): CellWords {
  const translate = useTranslate();
  const text = useText();
  const zone = useSiteZone();
  const operationText = useOperationText();
  return {
    text,
    yes: translate('form.yes'),
    no: translate('form.no'),
    zone,
    nameOf: (_, id) => id,
    operationText,
  };
}
