import useAutocomplete from '@mui/material/useAutocomplete';
import { useTranslate } from 'react-admin';

import { getDeviceIcon } from '../../../ui/icons/getDeviceIcon.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { QueryErrorLine } from '../../../resources/failures/QueryErrorLine.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { useDebouncedText } from '../../../resources/inputs/useDebouncedText.ts';
import { type SearchHit, SEARCH_PAGE_SIZE } from './readSearchPage.ts';
import { useMapSearch } from './useMapSearch.ts';

interface MapSearchProps {
  readonly text: string;
  /** The page of the hints, from 1. */
  readonly page: number;
  readonly onChange: (text: string, page: number) => void;
  readonly onPick: (hit: SearchHit) => void;
}

/**
 * The search box of the map with its hints: domains and devices, page by page. The arrow keys walk the hints, Enter
 * picks one, Escape clears the box.
 *
 * @see MAP-06
 */
export const MapSearch = ({ text, page, onChange, onPick }: MapSearchProps) => {
  const translate = useTranslate();
  const [keyword, , searchNow] = useDebouncedText(text.trim());
  const search = useMapSearch(keyword, page);
  const isSearching = text.trim() !== '';
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<SearchHit>({
      id: 'map-search',
      options: search.hits,
      // The platform has searched already, also in ids and models.
      filterOptions: hits => [...hits],
      getOptionLabel: ({ name }) => name,
      getOptionKey: ({ kind, id }) => `${kind} ${id}`,
      isOptionEqualToValue: () => false,
      value: null,
      inputValue: text,
      onInputChange: (_, value, reason) => {
        if (reason === 'input') onChange(value, 1);
      },
      onChange: (_, hit) => hit && onPick(hit),
      open: isSearching,
      autoHighlight: true,
      clearOnBlur: false,
    });
  return (
    <div className="map-search">
      <div {...getRootProps()} className="map-search-box row gap-8">
        <Icon name="search" />
        <input
          {...getInputProps()}
          className="map-search-input grow"
          type="text"
          enterKeyHint="search"
          placeholder={translate('map.search')}
          aria-label={translate('map.search')}
          onKeyDownCapture={event => {
            if (event.key === 'Enter' && keyword !== text.trim()) searchNow();
            if (event.key === 'Escape' && isSearching) {
              event.stopPropagation();
              onChange('', 1);
            }
          }}
        />
        {isSearching && (
          <button
            type="button"
            className="icon-button"
            aria-label={translate('map.search.clear')}
            onClick={() => onChange('', 1)}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {isSearching && (
        <>
          {search.error ? (
            <QueryErrorLine className="map-error" error={search.error} onRetry={search.retry} />
          ) : (
            <ul {...getListboxProps()} className="map-hits" aria-busy={search.isRefreshing}>
              {(groupedOptions as readonly SearchHit[]).map((hit, index, hits) => (
                <SearchHitRow
                  key={`${hit.kind} ${hit.id}`}
                  hit={hit}
                  isFirstOfKind={hits[index - 1]?.kind !== hit.kind}
                  optionProps={getOptionProps({ option: hit, index })}
                />
              ))}
            </ul>
          )}
          <SearchPages
            {...{ page, keyword }}
            total={search.total}
            pageCount={search.pageCount}
            isLoading={search.isLoading}
            onPage={next => onChange(text, next)}
          />
        </>
      )}
    </div>
  );
};

interface SearchHitRowProps {
  readonly hit: SearchHit;
  readonly isFirstOfKind: boolean;
  readonly optionProps: ReturnType<ReturnType<typeof useAutocomplete<SearchHit>>['getOptionProps']>;
}

const SearchHitRow = ({
  hit,
  isFirstOfKind,
  optionProps: { key: _, ...props },
}: SearchHitRowProps) => {
  const translate = useTranslate();
  return (
    <>
      {isFirstOfKind && (
        <li className="map-hits-head text-3 type-12" role="presentation">
          {translate(`map.search.${hit.kind}s`)}
        </li>
      )}
      <li {...props} className="map-hit row gap-10">
        <Icon name={hit.kind === 'domain' ? 'tree' : getDeviceIcon(hit.model)} />
        <bdi className="fill truncate">{hit.name}</bdi>
        {hit.position ? (
          hit.kind === 'device' && <StateGlyph state={hit.status} size={14} />
        ) : (
          <span className="text-3 type-12">{translate('map.search.noPosition')}</span>
        )}
      </li>
    </>
  );
};

interface SearchPagesProps {
  readonly keyword: string;
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
  readonly isLoading: boolean;
  readonly onPage: (page: number) => void;
}

const SearchPages = ({ keyword, page, pageCount, total, isLoading, onPage }: SearchPagesProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  if (isLoading || keyword === '') return <p className="map-hits-foot text-3">…</p>;
  const first = (page - 1) * SEARCH_PAGE_SIZE + 1;
  return (
    <div className="map-hits-foot row gap-8 type-12">
      <span className="text-2 grow" role="status">
        {total === 0
          ? translate('map.search.none', { text: keyword })
          : translate('map.search.range', {
              first: formatNumber(first),
              last: formatNumber(Math.min(total, page * SEARCH_PAGE_SIZE)),
              total: formatNumber(total),
            })}
      </span>
      {pageCount > 1 && (
        <>
          <button
            type="button"
            className="icon-button"
            aria-label={translate('map.search.previous')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <Icon name="left" />
          </button>
          <span className="tabular">
            {formatNumber(page)} / {formatNumber(pageCount)}
          </span>
          <button
            type="button"
            className="icon-button"
            aria-label={translate('map.search.next')}
            disabled={page >= pageCount}
            onClick={() => onPage(page + 1)}
          >
            <Icon name="right" />
          </button>
        </>
      )}
    </div>
  );
};
