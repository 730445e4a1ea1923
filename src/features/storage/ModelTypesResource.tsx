import { useState } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldValueProps } from '../../resources/descriptor/fieldComponents.ts';
import type { ResourceOverrides } from '../../resources/screens/defineResource.tsx';
import {
  ResourceAtPath,
  type ResourceAtPathProps,
} from '../../resources/screens/ResourceAtPath.tsx';
import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { ModelType } from './useModelTypeDocuments.ts';

const ModelTypeDocumentsDialog = lazyComponent(
  withLazyMessages(() => import('./ModelTypeDocumentsDialog.tsx')),
);

/** The number of documents; opens them. */
const DocumentsCell = ({ record }: FieldValueProps) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { docs }: Partial<ModelType> = record;
  return (
    <>
      <button
        type="button"
        className="plain-button link-button"
        onClick={event => {
          event.stopPropagation();
          setIsOpen(true);
        }}
      >
        {translate('storage.documents.count', { smart_count: docs?.length ?? 0 })}
      </button>
      <LazyBoundary>
        {isOpen && (
          <ModelTypeDocumentsDialog
            record={record as unknown as ModelType}
            onClose={() => setIsOpen(false)}
          />
        )}
      </LazyBoundary>
    </>
  );
};

const overrides: ResourceOverrides = { list: { columns: { docs: { Cell: DocumentsCell } } } };

/** Model types with their documents. @see STORE-02 */
export default function ModelTypesResource(props: ResourceAtPathProps) {
  return <ResourceAtPath {...props} overrides={{ ...overrides, ...props.overrides }} />;
}
