import { useContext, useEffect, useRef } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { RecordNamesContext, ResourcesContext } from '../../ResourcesContext.ts';
import { useText } from '../../useText.ts';
import type { ImportPlan } from '../cells/importFields.ts';
import { fileName, saveFile } from '../saveFile.ts';
import type { TableFormat } from '../table/TableWriter.ts';
import { useCellWords } from '../useCellWords.ts';
import { useRecordNames } from '../useRecordNames.ts';
import { fetchExample } from './fetchExample.ts';
import { templateFile } from './template.ts';

/** Saves a file to fill in, made from the schema, with an example row that would be taken as it is. */
export function useTemplate(descriptor: ResourceDescriptor, plan: ImportPlan) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const resources = useContext(ResourcesContext);
  const ownNames = useContext(RecordNamesContext);
  const nameOf = useRecordNames();
  const translate = useTranslate();
  const text = useText();
  const cells = useCellWords();
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);
  const descriptorOf = (name: string) =>
    Object.hasOwn(resources, name) ? resources[name] : undefined;
  return async (format: TableFormat) => {
    const controller = new AbortController();
    pending.current = controller;
    const { signal } = controller;
    const isRenamed = (resource: string) => Object.hasOwn(ownNames, resource);
    const examples = await fetchExample({
      ...{ provider, plan, descriptor, descriptorOf, words: cells, nameOf, isRenamed, signal },
    });
    const title = text(descriptor.plural);
    const nameOfResource = (resource: string) => {
      const target = descriptorOf(resource);
      return target ? text(target.label) : resource;
    };
    const file = templateFile(plan, format, { cells, title, translate, nameOfResource }, examples);
    saveFile(fileName([translate('transfer.template.name', { plural: title })], format), file);
  };
}
