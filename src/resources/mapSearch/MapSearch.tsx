import './mapSearch.css';

import useAutocomplete from '@mui/material/useAutocomplete';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';

import type { SearchHit } from '../../data/mapSearch.ts';
import { normalizeSearchText } from '../../domain/removeInvisible.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useDebouncedText } from '../../ui/useDebouncedText.ts';
import { useSearchDraft } from '../../ui/useSearchDraft.ts';
import { isComposing } from '../../ui/isComposing.ts';
import { QueryErrorLine } from '../failures/QueryErrorLine.tsx';
import { MapSearchContext, type MapSearchSource } from './MapSearchContext.ts';
import { parseLocation } from './parseLocation.ts';
import { SearchHitRow } from './SearchHitRow.tsx';
import { MAX_SEARCH_LENGTH } from './searchLimits.ts';
import { SearchPages } from './SearchPages.tsx';
import { useLastPage } from './useLastPage.ts';
import { useMapSearch } from './useMapSearch.ts';
import { useRecentHits } from './useRecentHits.ts';

interface MapSearchProps {
  readonly text: string;
  /** The page of the hints, from 1. */
  readonly page: number;
  readonly onChange: (text: string, page: number) => void;
  /** @param isRecent whether the hit was found earlier */
  readonly onPick: (hit: SearchHit, isRecent: boolean) => void;
  /** The accessible name and the placeholder. */
  readonly label: string;
  /** Whether a device without a position can be picked: it has a page. */
  readonly opensDevices?: boolean;
  /** Whether the hints cover something, so that they close when the focus leaves them. */
  readonly isPopup?: boolean;
  /** Whether typed positions are the only recent hits: a domain or a device may have another position now. */
  readonly hasOnlyRecentLocations?: boolean;
  /** At the end of the box. */
  readonly endButton?: ReactNode;
}

/**
 * The search box of a map with its hints: a typed position, or domains and devices, page by page; the recent ones
 * for an empty box. The arrow keys walk the hints, Enter picks one, Escape clears the box. A console without domains and
 * devices has none.
 *
 * @see MAP-06
 */
export const MapSearch = (props: MapSearchProps) => {
  const source = useContext(MapSearchContext);
  return source && <SearchBox {...props} source={source} />;
};

const SearchBox = ({
  text: value,
  page,
  onChange,
  onPick,
  label,
  opensDevices = false,
  isPopup = false,
  hasOnlyRecentLocations = false,
  endButton,
  source,
}: MapSearchProps & { readonly source: MapSearchSource }) => {
  const translate = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const focusBox = () => root.current?.querySelector('input')?.focus();
  const [text, setDraft] = useSearchDraft(value);
  const changeText = (next: string) => {
    setDraft(next);
    onChange(next, 1);
  };
  const searchText = normalizeSearchText(text);
  const isSearching = searchText !== '';
  const { location: typedLocation, error: locationError } = parseLocation(searchText);
  const [keyword, , searchNow] = useDebouncedText(typedLocation || locationError ? '' : text);
  const search = useMapSearch(keyword, page, source.readPage);
  const { recentHits: storedHits, addRecentHit } = useRecentHits();
  const recentHits = hasOnlyRecentLocations
    ? storedHits.filter(({ kind }) => kind === 'location')
    : storedHits;
  const [isOpen, setOpen] = useState(false);
  const areHitsStale =
    isSearching && !typedLocation && (keyword !== searchText || search.areHitsStale);
  useLastPage({ page, pageCount: search.pageCount, onChange: last => onChange(text, last) });
  const showsRecent = !isSearching && isOpen && recentHits.length > 0;
  const showsFound = isSearching && (isOpen || !isPopup);
  const foundHits = typedLocation ? [typedLocation] : locationError ? [] : search.hits;
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<SearchHit>({
      id: useId(),
      options: isSearching ? foundHits : recentHits,
      // The platform has searched already, also in ids and models.
      filterOptions: hits => [...hits],
      getOptionLabel: ({ name }) => name,
      getOptionKey: ({ kind, id }) => `${kind} ${id}`,
      // The map has nothing to show of it.
      getOptionDisabled: ({ kind, position }) => !position && !(opensDevices && kind === 'device'),
      isOptionEqualToValue: () => false,
      value: null,
      inputValue: text,
      onInputChange: (_, value, reason) => {
        if (reason === 'input') changeText(value);
      },
      onChange: (_, hit) => {
        if (!hit) return;
        if (hit.position) addRecentHit(hit);
        setOpen(false);
        setDraft(undefined);
        onPick(hit, showsRecent);
      },
      open: showsFound || showsRecent,
      onOpen: () => setOpen(true),
      // The pages of the hints take the focus from the box.
      onClose: (_, reason) => setOpen(isPopup && reason === 'blur'),
      openOnFocus: true,
      autoHighlight: isSearching,
      clearOnBlur: false,
    });
  const hits = groupedOptions as readonly SearchHit[];
  const getHeading = ({ kind }: SearchHit, index: number) => {
    if (showsRecent) return index === 0 ? translate('map.search.recent') : undefined;
    return hits[index - 1]?.kind === kind ? undefined : translate(`map.search.${kind}s`);
  };
  const closePopup = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isPopup && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  // In a dialog, Escape closes the hints before it closes the dialog. In the box itself, the root does this.
  const closeByEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (!isPopup || event.key !== 'Escape' || !(showsRecent || showsFound)) return;
    event.stopPropagation();
    // The focus opens closed hints: they are closed after it.
    focusBox();
    setOpen(false);
  };
  const retry = () => {
    // Its button is not there while the hints load.
    focusBox();
    search.retry();
  };
  return (
    <div ref={root} className="map-search" onBlur={closePopup} onKeyDown={closeByEscape}>
      <div
        {...getRootProps({ onKeyDown: leaveEnterToButton })}
        className="map-search-box row h-[max(36px,calc(var(--target)+2px))] gap-8 rounded-2 border border-(--field-line) bg-(--surface) px-8 text-2"
      >
        <Icon name="search" />
        <input
          {...getInputProps()}
          className="map-search-input h-full min-w-0 flex-1 border-0 bg-transparent text-1 outline-none [font:inherit]"
          type="text"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={label}
          aria-label={label}
          data-no-initial-focus={isPopup || undefined}
          onKeyDownCapture={event => {
            if (isComposing(event)) {
              // The key belongs to the input method: neither the hints nor a dialog handle it.
              event.stopPropagation();
              return;
            }
            // Prevents the submission of a surrounding form.
            if (event.key === 'Enter') event.preventDefault();
            if (event.key === 'Enter' && areHitsStale) {
              // The root selects the highlighted hint, which is one of the previous text.
              event.stopPropagation();
              searchNow();
            }
            if (event.key === 'Escape' && isSearching) {
              event.stopPropagation();
              changeText('');
            }
          }}
        />
        {isSearching && (
          <button
            type="button"
            className="icon-button map-icon-button"
            aria-label={translate('map.search.clear')}
            onClick={() => changeText('')}
          >
            <Icon name="close" />
          </button>
        )}
        {endButton}
      </div>
      {(showsRecent || showsFound) && (
        <div className="map-search-hints" onMouseDown={isPopup ? keepPopupOpen : undefined}>
          {isSearching && search.error ? (
            <QueryErrorLine error={search.error} onRetry={retry} />
          ) : (
            <ul
              {...getListboxProps()}
              className="map-hits"
              aria-busy={isSearching && search.isRefreshing}
            >
              {hits.map((hit, index) => (
                <SearchHitRow
                  key={`${hit.kind} ${hit.id}`}
                  hit={hit}
                  isRecent={showsRecent}
                  heading={getHeading(hit, index)}
                  countDomainDevices={source.countDomainDevices}
                  optionProps={getOptionProps({ option: hit, index })}
                />
              ))}
            </ul>
          )}
          {locationError && (
            <p className="type-12 mt-8 border-t border-t-(--line) px-8 pt-8 text-2" role="status">
              {translate(`map.search.wrong.${locationError}`)}
            </p>
          )}
          {isSearching && !typedLocation && !locationError && (
            <SearchPages
              {...{ page, keyword }}
              total={search.total}
              pageCount={search.pageCount ?? 1}
              isLoading={search.isLoading}
              onPage={next => onChange(text, next)}
            />
          )}
        </div>
      )}
    </div>
  );
};

/** The root selects the highlighted hint on Enter, also on Enter that presses a button in the box. */
function leaveEnterToButton(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
  if (event.key === 'Enter' && !(event.target instanceof HTMLInputElement))
    event.defaultMuiPrevented = true;
}

/**
 * The focus does not leave the hints when a pointer presses them: they would close before the click. Safari gives no
 * focus to a pressed button.
 */
function keepPopupOpen(event: MouseEvent) {
  event.preventDefault();
  if (event.target instanceof Element) event.target.closest('button')?.focus();
}
