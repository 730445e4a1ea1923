import { useGetOne, useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useReadOnlyReason } from '../state/EditorContext.ts';
import { FileThumbnail } from '../library/FileThumbnail.tsx';
import { type StoredFile, useLibrary } from '../library/LibraryContext.ts';
import { FileSize } from '../library/LibraryFile.tsx';
import { useThumbnail } from '../library/useThumbnail.ts';
import { SOURCE_TYPES, toSourceFields } from '../model/itemDefaults.ts';
import { PropertySection } from './fields.tsx';
import type { ItemEditing } from './useItemEditing.ts';

/** The file of an item, and its replacement by another one of the library. */
export const FileSection = ({
  editing: { fields, setBase },
}: {
  readonly editing: ItemEditing;
}) => {
  const translate = useTranslate();
  const isReadOnly = useReadOnlyReason() !== undefined;
  const library = useLibrary();
  const { file, materialId } = fields.baseInfo;
  const type = SOURCE_TYPES[fields.kind];
  const { data: stored } = useGetOne<StoredFile>(
    'files',
    { id: materialId ?? '' },
    { enabled: materialId !== undefined, retry: false },
  );
  const thumbnail = useThumbnail(stored);
  return (
    <PropertySection
      title={translate('media.field.file')}
      action={
        <ActionButton
          kind="auxiliary"
          disabled={isReadOnly}
          onClick={() =>
            type &&
            library.open({
              type,
              onPick: source => setBase(toSourceFields(source)),
            })
          }
        >
          {translate('media.file.replace')}
        </ActionButton>
      }
    >
      <div className="row gap-12">
        {type && <FileThumbnail {...{ type, thumbnail }} />}
        <span className="stack min-w-0 flex-1">
          <bdi className="wrap-anywhere">{file ?? materialId}</bdi>
          {stored && <FileSize file={stored} />}
        </span>
      </div>
    </PropertySection>
  );
};
