import { use } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import { useSiteZone } from '../../ui/SiteZone.ts';
import type { PlainObject } from '../fieldComponents.ts';
import { useUnitLabel } from '../fields/useUnitLabel.ts';
import { ResourcesContext } from '../ResourcesContext.ts';
import { useLocalizedText } from '../useLocalizedText.ts';
import { formatOperationText } from './formatOperationText.ts';

/** Says in words what a text of a record says of an operation; undefined where no document has words for it. */
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
    // The record has the fields of one of the resources: those that name an operation are of the same one.
    const fields =
      Object.values(resources).find(({ fields: all }) => all.includes(field))?.fields ?? [];
    return formatOperationText({ field, value, owner }, { fields, resources }, textFormat);
  };
}
