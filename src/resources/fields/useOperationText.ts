import { use } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import { useSiteZone } from '../../ui/SiteZone.ts';
import type { PlainObject } from '../../schema/isObject.ts';
import { useUnitLabel } from './useUnitLabel.ts';
import { ResourcesContext } from '../descriptor/ResourcesContext.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { formatOperationText } from './formatOperationText.ts';

/**
 * Returns a function that formats a stored text about an operation; undefined where no document has a label for it.
 *
 * @example useOperationText()(parameter, 'device-lighting:lamp-param', logRow) // 'Switch and dim'
 */
export function useOperationText() {
  const translate = useTranslate();
  const text = useLocalizedText();
  const zone = useSiteZone();
  const getUnitLabel = useUnitLabel();
  const resources = use(ResourcesContext);
  const textFormat = {
    text,
    yes: translate('form.yes'),
    no: translate('form.no'),
    zone,
    nameOf: (_: string, id: string) => id,
    separator: translate('form.comma'),
    formatLevel: (amount: string) => translate('operation.at', { amount }),
    getUnitLabel,
  };
  return (field: FieldDescriptor, value: unknown, owner: PlainObject) => {
    // The fields of the resource that has this field: its operation name field is among them.
    const fields =
      Object.values(resources).find(({ fields: all }) => all.includes(field))?.fields ?? [];
    return formatOperationText({ field, value, owner }, { fields, resources }, textFormat);
  };
}
