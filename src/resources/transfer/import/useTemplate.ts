import { useContext } from 'react';
import { useTranslate } from 'react-admin';

import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { ResourcesContext } from '../../ResourcesContext.ts';
import { useText } from '../../useText.ts';
import type { ImportPlan } from '../cells/importFields.ts';
import { fileName, saveFile } from '../saveFile.ts';
import type { TableFormat } from '../table/TableWriter.ts';
import { useCellWords } from '../useCellWords.ts';
import { templateFile } from './template.ts';

/** Saves a file to fill in, made from the schema alone. */
export function useTemplate(descriptor: ResourceDescriptor, plan: ImportPlan) {
  const resources = useContext(ResourcesContext);
  const translate = useTranslate();
  const text = useText();
  const cells = useCellWords();
  return (format: TableFormat) => {
    const title = text(descriptor.plural);
    const file = templateFile(plan, format, {
      ...{ cells, title, translate },
      nameOfResource: resource => {
        const target = Object.hasOwn(resources, resource) ? resources[resource] : undefined;
        return target ? text(target.label) : resource;
      },
    });
    saveFile(fileName([translate('transfer.template.name', { plural: title })], format), file);
  };
}
