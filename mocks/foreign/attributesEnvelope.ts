import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { isJsonObject } from '../loopback/json.ts';
import type { Row } from '../platform/Store.ts';

/** Members of a JSON:API resource object that are no attributes. */
const RESOURCE_MEMBERS = ['id', 'type', 'relationships', 'links', 'meta'];

/**
 * Returns a row in the shape of its document: rows are stored flat, and some documents put their fields into an object
 * of their own.
 */
export function wrapAttributes({ attributesKey, key }: ResourceDescriptor, row: Row): Row {
  if (attributesKey === undefined) return row;
  const isResourceMember = (name: string) => name === key || RESOURCE_MEMBERS.includes(name);
  const pickMembers = (outer: boolean) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => isResourceMember(name) === outer));
  return { ...pickMembers(true), [attributesKey]: pickMembers(false) };
}

/** Reverses `wrapAttributes`, for request bodies. */
export function unwrapAttributes({ attributesKey }: ResourceDescriptor, row: Row): Row {
  if (attributesKey === undefined) return row;
  const { [attributesKey]: inner, ...outer } = row;
  return { ...outer, ...(isJsonObject(inner) ? inner : {}) };
}
