import { useSearchParams } from 'react-router-dom';

/**
 * Controls the view of a tab by the URL, which omits the first.
 *
 * @returns the view, and a setter that opens another at its first page
 */
export function useViewParam<Name extends string>(
  names: readonly [Name, ...Name[]],
): readonly [Name, (name: Name) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const requestedView = searchParams.get('view');
  const view = names.find(name => name === requestedView) ?? names[0];
  const setView = (name: Name) =>
    setSearchParams(previousParams => {
      const nextParams = new URLSearchParams(previousParams);
      nextParams.delete('page');
      if (name === names[0]) nextParams.delete('view');
      else nextParams.set('view', name);
      return nextParams;
    });
  return [view, setView];
}
