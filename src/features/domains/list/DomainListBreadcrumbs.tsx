import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';

import { isSameId } from '../../../domain/isSameId.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useDomainRoutes } from '../useDomainRoutes.ts';
import { RootDomainNote } from '../root/RootDomainNote.tsx';
import { useDomainPath } from '../useDomainPath.ts';
import { domainLabels } from '../domainLabels.ts';
import { getFilteredParentId } from './getFilteredParentId.ts';

/** The position of the list in the tree: the path to the parent of the listed domains, and the root. */
export const DomainListBreadcrumbs = () => {
  const text = useLocalizedText();
  const routes = useDomainRoutes();
  const list = useListContext();
  const parent = getFilteredParentId(list.filterValues);
  const path = useDomainPath(parent);
  return (
    <div className="cluster min-h-40 justify-between gap-x-24 gap-y-4 border-b border-b-(--line) px-20 py-4 max-sm:px-16 pointer-coarse:py-0">
      <nav
        className="touch-links cluster type-13 min-w-0 gap-x-6 gap-y-2 **:aria-[current]:font-medium **:aria-[current]:text-1"
        aria-label={text(domainLabels.breadcrumbs)}
      >
        {parent === undefined ? (
          <span className="inline-row gap-6 text-3" aria-current="page">
            {text(domainLabels.all)}
          </span>
        ) : (
          <Link to={routes.all}>{text(domainLabels.all)}</Link>
        )}
        {path.map(({ id, name }) => (
          <span className="inline-row gap-6 text-3" key={id}>
            <Icon name="right" size={12} />
            {isSameId(id, parent) ? (
              <bdi aria-current="page">{name}</bdi>
            ) : (
              <Link to={routes.children(id)}>
                <bdi>{name}</bdi>
              </Link>
            )}
          </span>
        ))}
      </nav>
      <RootDomainNote />
    </div>
  );
};
