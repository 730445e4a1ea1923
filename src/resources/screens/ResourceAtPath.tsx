import { useContext, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import type { RecordCondition } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import { useStableValue } from '../../ui/useStableValue.ts';
import { ResourceRoutesContext, type ResourceRoute } from '../routes/ResourceRoutesContext.ts';
import { defineResource, type ResourceOverrides, type ResourceScreens } from './defineResource.tsx';
import { NotFoundScreen, ResourceScreen } from './ResourceScreen.tsx';
import { narrowResource } from '../conditions/resourceWhere.ts';

export interface ResourceAtPathProps {
  readonly descriptor: ResourceDescriptor;
  /** The path of the list, without a trailing slash; everything below it belongs to this route. */
  readonly basePath: string;
  /**
   * The condition of all listed records: `{ model: 'ssslc' }`, or of several values: `{ model: ['sscam', 'sspl'] }`. It
   * is added to every request, has no chip, and a new record gets its fixed values.
   */
  readonly where?: RecordCondition;
  /** The title of the route, where it differs from the name of the resource. */
  readonly title?: LocalizedText;
  readonly overrides?: ResourceOverrides;
}

/**
 * A resource in a section: its list at `basePath`, and below it `create`, `:id` (edit) and `:id/show`. A record that
 * does not match `where` is shown unrestricted when it is opened by URL.
 */
export const ResourceAtPath = (props: ResourceAtPathProps) => (
  <ResourceAtPathScreens key={props.basePath} {...props} />
);

const ResourceAtPathScreens = ({
  descriptor,
  basePath,
  where: unstableWhere,
  title,
  overrides,
}: ResourceAtPathProps) => {
  const where = useStableValue(unstableWhere);
  const name = useStableValue(title);
  const outerRoutes = useContext(ResourceRoutesContext);
  const { view, id } = matchScreen(useLocation().pathname, basePath) ?? { id: '' };
  const hasNoList = overrides?.index !== undefined;
  const currentRoute = useMemo<ResourceRoute>(
    () => ({ resource: descriptor.name, basePath, hasNoList, ...(where && { where }) }),
    [descriptor, basePath, where, hasNoList],
  );
  const routes = useMemo(() => ({ ...outerRoutes, currentRoute }), [outerRoutes, currentRoute]);
  const isList = view === 'list';
  const narrowedDescriptor = useMemo(
    () => narrowResource(descriptor, isList ? where : undefined, name),
    [descriptor, isList, where, name],
  );
  const screens = useMemo(
    () => defineResource(narrowedDescriptor, overrides).screens,
    [narrowedDescriptor, overrides],
  );
  return (
    <ResourceRoutesContext value={routes}>
      {view ? (
        <ResourceScreen descriptor={narrowedDescriptor} {...{ screens, view, id }} />
      ) : (
        <NotFoundScreen />
      )}
    </ResourceRoutesContext>
  );
};

/** Returns the screen of a path below a route; undefined where there is none. */
function matchScreen(
  pathname: string,
  basePath: string,
): { readonly view: keyof ResourceScreens; readonly id: string } | undefined {
  const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : '';
  const [first = '', second, ...rest] = path.split('/').filter(segment => segment !== '');
  if (rest.length > 0) return undefined;
  if (first === '') return { view: 'list', id: '' };
  const id = decodeSegment(first);
  if (second === 'show') return { view: 'show', id };
  if (second !== undefined) return undefined;
  return first === 'create' ? { view: 'create', id: '' } : { view: 'edit', id };
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
