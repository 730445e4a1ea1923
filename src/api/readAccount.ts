import { isObject } from '../schema/isObject.ts';
import { RecordError } from './ApiError.ts';
import type { SignedInUser, SessionToken } from './session.ts';

type Check<Value> = (value: unknown) => value is Value;

const isText: Check<string | number> = (value): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
/** A text, or a number as SQL stores return it. */
const isId: Check<string | number> = (value): value is string | number =>
  isText(value) && value !== '';
const isTexts: Check<readonly string[]> = (value): value is readonly string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string');
/** SQL stores return 0 and 1 for false and true. */
const isFlag: Check<boolean | 0 | 1> = (value): value is boolean | 0 | 1 =>
  typeof value === 'boolean' || value === 0 || value === 1;
/** Creates a reader of a record's fields, with defaults for absent ones. */
function createFieldReader(call: string, record: unknown, path = '') {
  const check = <Value>(name: string, value: unknown, isValid: Check<Value>): Value => {
    if (!isValid(value)) throw new RecordError(call, path + name, value);
    return value;
  };
  const fields = check('', record, isObject);
  return <Value>(name: string, isValid: Check<Value>, absent?: Value) =>
    check(name, fields[name] ?? absent, isValid);
}

/**
 * Reads the token in the response to signing in.
 *
 * @throws RecordError when it has no id, or no user id
 */
export function readToken(response: unknown): SessionToken {
  const token = createFieldReader('POST /users/login', response);
  return { id: String(token('id', isId)), userId: String(token('userId', isId)) };
}

/**
 * Reads the user in a response. Stores omit empty values: an absent text is empty, and so is an absent list; without
 * `pswChanged` the password is the user's own.
 *
 * @throws RecordError when a field has an invalid value
 */
export function readUser(response: unknown): SignedInUser {
  const call = 'GET /users/{id}';
  const user = createFieldReader(call, response);
  const text = (name: string) => String(user(name, isText, ''));
  const role = createFieldReader(call, user('role', isObject, {}), 'role.')('name', isText, '');
  return {
    username: text('username'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    modules: user('modules', isTexts, []),
    pswChanged: Boolean(user('pswChanged', isFlag, true)),
    ...(role && { role: { name: String(role) } }),
  };
}
