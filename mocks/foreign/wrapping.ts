import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { isObject } from '../loopback/json.ts';
import type { Row } from '../platform/Store.ts';

/** Members of a JSON:API resource object that are no attributes. */
const MEMBERS = ['id', 'type', 'relationships', 'links', 'meta'];

/** A row as its document shows it: rows are kept flat, and some documents put their fields into an object of their own. */
export function wrap({ unwraps, key }: ResourceDescriptor, row: Row): Row {
  if (unwraps === undefined) return row;
  const isOuter = (name: string) => name === key || MEMBERS.includes(name);
  const part = (outer: boolean) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => isOuter(name) === outer));
  return { ...part(true), [unwraps]: part(false) };
}

/** The other way round, for what was sent. */
export function unwrap({ unwraps }: ResourceDescriptor, row: Row): Row {
  if (unwraps === undefined) return row;
  const { [unwraps]: inner, ...outer } = row;
  return { ...outer, ...(isObject(inner) ? inner : {}) };
}
