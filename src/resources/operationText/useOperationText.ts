import { use } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import { useSiteZone } from '../../ui/SiteZone.ts';
import type { Owner } from '../fieldKit.ts';
import { useUnitWord } from '../kits/useUnitWord.ts';
import { ResourcesContext } from '../ResourcesContext.ts';
import { useText } from '../useText.ts';
import { operationText } from './operationText.ts';

/** Says in words what a text of a record says of an operation; undefined where no document has words for it. */
export function useOperationText() {
  const translate = useTranslate();
  const text = useText();
  const zone = useSiteZone();
  const unitWord = useUnitWord();
  const resources = use(ResourcesContext);
  const words = {
    text,
    yes: translate('form.yes'),
    no: translate('form.no'),
    zone,
    nameOf: (_: string, id: string) => id,
    comma: translate('form.comma'),
    at: (amount: string) => translate('operation.at', { amount }),
    unitWord,
  };
  return (field: FieldDescriptor, value: unknown, owner: Owner) => {
    // The record has the fields of one of the resources: those that name an operation are of the same one.
    const fields =
      Object.values(resources).find(({ fields: all }) => all.includes(field))?.fields ?? [];
    return operationText({ field, value, owner }, { fields, resources }, words);
  };
}
