import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { calls } from '../../data/calls.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { StoredFileDialog } from './StoredFileDialog.tsx';
import type { ModelTypeDoc } from './useModelTypeDocuments.ts';

interface AttachedDocumentsProps {
  readonly docs: readonly ModelTypeDoc[];
  /** Why none can be removed now. */
  readonly disabledReason: string | undefined;
  readonly onRemove: (doc: ModelTypeDoc) => Promise<unknown>;
}

/** Reads the document that has the path of a model type's document. @throws Error there is none any more */
async function loadDocument({ url, type }: ModelTypeDoc, signal: AbortSignal): Promise<unknown> {
  const filter = { where: { name: url }, order: ['createTime DESC'] };
  const found = await calls.storage.listDocuments({ query: { filter }, signal });
  const document = found.find(each => each.type === type) ?? found[0];
  if (!document) throw new MissingDocumentError(url);
  return calls.storage.downloadDocument({ path: { id: document.id }, signal });
}

class MissingDocumentError extends Error {
  public constructor(name: string) {
    super(`No document is named "${name}"`);
  }
}

/** The documents of a model type; each opens here. */
export const AttachedDocuments = ({ docs, disabledReason, onRemove }: AttachedDocumentsProps) => {
  const translate = useTranslate();
  const [openDoc, setOpenDoc] = useState<ModelTypeDoc>();
  if (docs.length === 0) return <p className="text-2">{translate('storage.documents.none')}</p>;
  return (
    <>
      <ul className="grid gap-4" aria-label={translate('storage.documents')}>
        {docs.map(doc => (
          <li key={doc.id} className="row gap-8">
            <Icon name="list" size={16} />
            <button
              type="button"
              className="plain-button link-button min-w-0 truncate"
              title={doc.name}
              onClick={() => setOpenDoc(doc)}
            >
              {doc.name}
            </button>
            <span className="ml-auto">
              <ActionButton
                kind="auxiliary"
                aria-label={translate('storage.detach.of', { name: doc.name })}
                disabled={disabledReason !== undefined}
                disabledReason={disabledReason ?? ''}
                onClick={() => void onRemove(doc)}
              >
                {translate('storage.detach')}
              </ActionButton>
            </span>
          </li>
        ))}
      </ul>
      {openDoc && (
        <StoredFileDialog
          name={openDoc.name}
          queryKey={['modelTypes', openDoc.id, openDoc.url]}
          load={signal => loadDocument(openDoc, signal)}
          onClose={() => setOpenDoc(undefined)}
        />
      )}
    </>
  );
};
