import { RecordError } from './ApiError.ts';
import type { SignedInUser, Token } from './session.ts';

/** The fields of one record, each read as its kind. */
function readerOf(call: string, answer: unknown, path = '') {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new RecordError(call, path, answer);
  const row = answer as Readonly<Record<string, unknown>>;
  const fail = (name: string): never => {
    throw new RecordError(call, path ? `${path}.${name}` : name, row[name]);
  };
  const isAbsent = (name: string) => row[name] === undefined || row[name] === null;
  return {
    /** A text, or a number as SQL stores give it. */
    id(name: string): string {
      const value = row[name];
      const isId = typeof value === 'number' || (typeof value === 'string' && value !== '');
      return isId ? String(value) : fail(name);
    },
    text(name: string): string {
      if (isAbsent(name)) return '';
      const value = row[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : fail(name);
    },
    texts(name: string): readonly string[] {
      const value = isAbsent(name) ? [] : row[name];
      const isTexts = Array.isArray(value) && value.every(each => typeof each === 'string');
      return isTexts ? value : fail(name);
    },
    /** SQL stores have 0 and 1 for no and yes. */
    flag(name: string, absent: boolean): boolean {
      const value = isAbsent(name) ? absent : row[name];
      if (value === 0 || value === 1) return value === 1;
      return typeof value === 'boolean' ? value : fail(name);
    },
    record: (name: string) => (isAbsent(name) ? undefined : readerOf(call, row[name], name)),
  };
}

/**
 * The token in an answer to signing in.
 *
 * @throws RecordError when it has no id, or none of the user
 */
export function readToken(answer: unknown): Token {
  const token = readerOf('POST /users/login', answer);
  return { id: token.id('id'), userId: token.id('userId') };
}

/**
 * The user in an answer. Stores leave out what has no value: an absent text is empty, and so is an absent list; without
 * `pswChanged` the password is the user's own.
 *
 * @throws RecordError when a field has a value that it cannot have
 */
export function readUser(answer: unknown): SignedInUser {
  const user = readerOf('GET /users/{id}', answer);
  const role = user.record('role')?.text('name');
  return {
    username: user.text('username'),
    firstName: user.text('firstName'),
    lastName: user.text('lastName'),
    modules: user.texts('modules'),
    pswChanged: user.flag('pswChanged', true),
    ...(role && { role: { name: role } }),
  };
}
