import { useInfiniteGetList, useTranslate } from 'react-admin';

import { QueryStates } from '../../../resources/failures/QueryStates.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useOnSeen } from '../../../ui/useOnSeen.ts';
import type { SourceType } from '../model/itemDefaults.ts';
import type { StoredFile } from './LibraryContext.ts';
import { LibraryFile } from './LibraryFile.tsx';

const PAGE_SIZE = 60;

interface LibraryFilesProps {
  readonly type: SourceType;
  readonly keyword: string;
  readonly canDrag: boolean;
  readonly isDisabled: boolean;
  readonly onPick: (file: StoredFile) => void;
}

/** The files of a type, the newest first; the next ones are loaded when the end of the list comes into view. */
export const LibraryFiles = ({ type, keyword, onPick, ...fileProps }: LibraryFilesProps) => {
  const translate = useTranslate();
  const { data, total, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteGetList<StoredFile>('files', {
      filter: { type, ...(keyword !== '' && { name: { like: keyword } }) },
      sort: { field: 'createTime', order: 'DESC' },
      pagination: { page: 1, perPage: PAGE_SIZE },
    });
  // A file that is added between two pages moves the last one of the first page to the second.
  const byId = new Map(data?.pages.flatMap(page => page.data).map(file => [file.id, file]));
  return (
    <QueryStates
      {...{ error }}
      data={data && [...byId.values()]}
      onRetry={refetch}
      empty={<EmptyState kind="noMatch" title={translate('media.library.empty')} />}
    >
      {files => (
        <>
          <ul className="grid grid-cols-[1fr_1fr] gap-8 px-12 pb-12">
            {files.map(file => (
              <li key={file.id}>
                <LibraryFile {...{ file, ...fileProps }} onPick={() => onPick(file)} />
              </li>
            ))}
          </ul>
          <LibraryEnd
            // A page that leaves the end in view loads the next one.
            key={files.length}
            {...{ count: files.length, total }}
            isLoading={isFetchingNextPage}
            onMore={hasNextPage && !error ? () => void fetchNextPage() : undefined}
            onRetry={hasNextPage && error ? () => void fetchNextPage() : undefined}
          />
        </>
      )}
    </QueryStates>
  );
};

interface LibraryEndProps {
  readonly count: number;
  readonly total: number | undefined;
  readonly isLoading: boolean;
  /** Loads the next page. */
  readonly onMore: (() => void) | undefined;
  /** Loads it again after a failure. */
  readonly onRetry: (() => void) | undefined;
}

/** The end of the list: how many files there are. */
const LibraryEnd = ({ count, total, isLoading, onMore, onRetry }: LibraryEndProps) => {
  const translate = useTranslate();
  const ref = useOnSeen(() => onMore?.());
  return (
    <div ref={ref} className="row type-12 gap-8 px-12 pb-12 text-2">
      <span role="status">
        {translate(
          total === undefined || total === count ? 'media.library.all' : 'media.library.some',
          {
            count,
            smart_count: total ?? count,
          },
        )}
      </span>
      {isLoading && <span>{translate('shell.loading')}</span>}
      {onRetry && <ActionButton onClick={onRetry}>{translate('shell.retry')}</ActionButton>}
    </div>
  );
};
