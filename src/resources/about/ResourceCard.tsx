import { useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import type { Verb } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { dataPaths } from '../routes/dataPaths.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { OpenById } from './OpenById.tsx';

/** The operations in order of use. `count` is part of `list`. */
const DISPLAYED_VERBS: readonly Verb[] = ['list', 'one', 'create', 'update', 'delete'];

interface ResourceCardProps {
  readonly descriptor: ResourceDescriptor;
  /** The path of its custom screen, where it has one. */
  readonly screenPath: string | undefined;
}

/** Shows one resource: a link, if the role may open it, and its operations. */
export const ResourceCard = ({ descriptor, screenPath }: ResourceCardProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const { verbs, actions, name, plural } = descriptor;
  const action = verbs.list ? 'list' : verbs.one ? 'show' : 'create';
  const { canOpen } = useResourceRoutes();
  const access = useCanAccess({ resource: name, action });
  const canAccess = access.canAccess && canOpen(descriptor);
  const to = screenPath ?? getEntryPath(descriptor);
  const abilityLabels = DISPLAYED_VERBS.filter(verb => verbs[verb]).map(verb =>
    translate(`documents.can.${verb}`),
  );
  const actionCountLabel =
    actions.length > 0 && translate('documents.actions', { smart_count: actions.length });
  return (
    <li className="about-card card stack gap-4 px-16 py-14 [&_h3_a]:flex [&_h3_a]:items-center [&_h3_a]:justify-between [&_h3_a]:gap-8 [&_p]:text-12 [&_p]:leading-12 [&_p]:text-2 [&:has(h3_a:is(:hover,:focus-visible))]:border-(--accent)">
      <h3 className="type-14 font-semibold">
        {to !== undefined && canAccess ? (
          <Link to={to}>
            {text(plural)}
            <Icon name="right" />
          </Link>
        ) : (
          text(plural)
        )}
      </h3>
      <code>{name}</code>
      <p>
        {[...abilityLabels, actionCountLabel].filter(Boolean).join(translate('documents.comma'))}
      </p>
      {canAccess === false && <p className="about-denied">{translate('documents.denied')}</p>}
      {canAccess && to === undefined && verbs.one && <OpenById descriptor={descriptor} />}
    </li>
  );
};

/** Returns the path of the list; without one, of the form of a new record. */
const getEntryPath = (descriptor: ResourceDescriptor): string | undefined => {
  const { list, one, create } = descriptor.verbs;
  if (list) return dataPaths.list(descriptor);
  return create && !one ? dataPaths.create(descriptor) : undefined;
};
