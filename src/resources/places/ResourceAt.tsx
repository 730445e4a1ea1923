import { useContext, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import type { Condition } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { Text } from '../../schema/text.ts';
import { AddressesContext, type Place } from '../AddressesContext.ts';
import {
  defineResource,
  type ResourceOverrides,
  type ResourceScreens,
} from '../defineResource.tsx';
import { NoScreen, ResourceScreen } from '../ResourceScreen.tsx';
import { narrowed } from './where.ts';

export interface ResourceAtProps {
  readonly descriptor: ResourceDescriptor;
  /** The address of the list, without a slash at its end; everything below it is the place's. */
  readonly base: string;
  /**
   * What every record listed here is like: `{ model: 'ssslc' }`, or one of several: `{ model: ['sscam', 'sspl'] }`. It
   * is added to every question, is no chip, and a new record gets it.
   */
  readonly where?: Condition;
  /** What the place is called, where that is not the name of the resource. */
  readonly title?: Text;
  readonly overrides?: ResourceOverrides;
}

/**
 * A resource in a section: its list at `base`, and below it `create`, `:id` (edit) and `:id/show`. A record of another
 * kind that is opened by its address is shown as it is.
 */
export const ResourceAt = (props: ResourceAtProps) => <AtPlace key={props.base} {...props} />;

const AtPlace = ({ descriptor, base, where: given, title, overrides }: ResourceAtProps) => {
  const where = useSame(given);
  const name = useSame(title);
  const outer = useContext(AddressesContext);
  const { of, id } = screenAt(useLocation().pathname, base) ?? { id: '' };
  const isListless = overrides?.index !== undefined;
  const here = useMemo<Place>(
    () => ({ resource: descriptor.name, base, isListless, ...(where && { where }) }),
    [descriptor, base, where, isListless],
  );
  const addresses = useMemo(() => ({ ...outer, here }), [outer, here]);
  const isList = of === 'list';
  const shown = useMemo(
    () => narrowed(descriptor, isList ? where : undefined, name),
    [descriptor, isList, where, name],
  );
  const screens = useMemo(() => defineResource(shown, overrides).screens, [shown, overrides]);
  return (
    <AddressesContext value={addresses}>
      {of ? <ResourceScreen descriptor={shown} {...{ screens, of, id }} /> : <NoScreen />}
    </AddressesContext>
  );
};

/** The same object as long as it says the same: callers write it where they need it. */
function useSame<Value extends object>(value: Value | undefined): Value | undefined {
  const written = value && JSON.stringify(value);
  return useMemo(() => (written ? (JSON.parse(written) as Value) : undefined), [written]);
}

/** The screen at an address below a place; undefined where there is none. */
function screenAt(
  pathname: string,
  base: string,
): { readonly of: keyof ResourceScreens; readonly id: string } | undefined {
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : '';
  const [first = '', second, ...more] = path.split('/').filter(step => step !== '');
  if (more.length > 0) return undefined;
  if (first === '') return { of: 'list', id: '' };
  const id = decoded(first);
  if (second === 'show') return { of: 'show', id };
  if (second !== undefined) return undefined;
  return first === 'create' ? { of: 'create', id: '' } : { of: 'edit', id };
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
