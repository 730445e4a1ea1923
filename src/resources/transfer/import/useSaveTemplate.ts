import { useContext, useEffect, useRef } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { RecordNamesContext, ResourcesContext } from '../../descriptor/ResourcesContext.ts';
import { useLocalizedText } from '../../descriptor/useLocalizedText.ts';
import type { ImportPlan } from '../../cells/createImportPlan.ts';
import { buildFileName, saveFile } from '../saveFile.ts';
import type { TableFormat } from '../table/TableWriter.ts';
import { useCellFormat } from '../useCellFormat.ts';
import { useFormatRecordName } from '../useFormatRecordName.ts';
import { fetchExample } from './fetchExample.ts';
import { buildTemplateFile } from './buildTemplateFile.ts';

/** Saves a template that is generated from the schema, with a valid example row. */
export function useSaveTemplate(descriptor: ResourceDescriptor, plan: ImportPlan) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const resources = useContext(ResourcesContext);
  const customRecordNames = useContext(RecordNamesContext);
  const nameOf = useFormatRecordName();
  const translate = useTranslate();
  const text = useLocalizedText();
  const cellFormat = useCellFormat();
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);
  const descriptorOf = (name: string) =>
    Object.hasOwn(resources, name) ? resources[name] : undefined;
  return async (format: TableFormat) => {
    const controller = new AbortController();
    pending.current = controller;
    const { signal } = controller;
    const isRenamed = (resource: string) => Object.hasOwn(customRecordNames, resource);
    const examples = await fetchExample({
      ...{
        provider,
        plan,
        descriptor,
        descriptorOf,
        cellFormat,
        nameOf,
        isRenamed,
        signal,
      },
    });
    const title = text(descriptor.plural);
    const nameOfResource = (resource: string) => {
      const target = descriptorOf(resource);
      return target ? text(target.label) : resource;
    };
    const file = buildTemplateFile(
      plan,
      format,
      { cellFormat, title, translate, nameOfResource },
      examples,
    );
    saveFile(buildFileName([translate('transfer.template.name', { plural: title })], format), file);
  };
}
