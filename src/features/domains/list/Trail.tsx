import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';

import { sameId } from '../../../domain/sameId.ts';
import { useText } from '../../../resources/useText.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useDomainAddresses } from '../addresses.ts';
import { RootNote } from '../root/RootNote.tsx';
import { usePath } from '../usePath.ts';
import { words } from '../words.ts';
import { askedParent } from './askedParent.ts';

/** Where in the tree the list is: the way down to the domain whose children it shows, and where the tree begins. */
export const Trail = () => {
  const text = useText();
  const addresses = useDomainAddresses();
  const list = useListContext();
  const parent = askedParent(list.filterValues);
  const path = usePath(parent);
  return (
    <div className="domains-lead">
      <nav className="domains-trail" aria-label={text(words.trail)}>
        {parent === undefined ? (
          <span aria-current="page">{text(words.all)}</span>
        ) : (
          <Link to={addresses.all}>{text(words.all)}</Link>
        )}
        {path.map(({ id, name }) => (
          <span key={id}>
            <Icon name="right" size={12} />
            {sameId(id, parent) ? (
              <bdi aria-current="page">{name}</bdi>
            ) : (
              <Link to={addresses.children(id)}>
                <bdi>{name}</bdi>
              </Link>
            )}
          </span>
        ))}
      </nav>
      <RootNote />
    </div>
  );
};
