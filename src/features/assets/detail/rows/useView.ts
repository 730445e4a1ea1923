import { useSearchParams } from 'react-router-dom';

/**
 * Which of several views of a tab is open: it stands in the address, the first is no word there.
 *
 * @returns the view, and what opens another, at its first page
 */
export function useView<Name extends string>(
  names: readonly [Name, ...Name[]],
): readonly [Name, (name: Name) => void] {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('view');
  const view = names.find(name => name === asked) ?? names[0];
  const show = (name: Name) =>
    setAddress(before => {
      const next = new URLSearchParams(before);
      next.delete('page');
      if (name === names[0]) next.delete('view');
      else next.set('view', name);
      return next;
    });
  return [view, show];
}
