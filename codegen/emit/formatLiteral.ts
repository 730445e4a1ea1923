/** Source text that stands in a literal as it is. */
export class SourceText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Prints plain data as a literal of TypeScript, keys in their order, two spaces deep. */
export function formatLiteral(value: unknown, indent = ''): string {
  const innerIndent = `${indent}  `;
  if (value instanceof SourceText) return value.text;
  if (Array.isArray(value)) {
    if (value.every(isShort)) return `[${value.map(item => formatLiteral(item)).join(', ')}]`;
    return `[\n${value.map(item => `${innerIndent}${formatLiteral(item, innerIndent)},\n`).join('')}${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return '{}';
  const lines = members.map(
    ([key, member]) =>
      `${innerIndent}${propertyName(key)}: ${formatLiteral(member, innerIndent)},\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

/** A property name as it can stand before a colon. */
export const propertyName = (name: string): string =>
  name === '__proto__'
    ? // As a plain name it would be the maker of the object, and no member of it.
      '["__proto__"]'
    : /^[A-Za-z_$][\w$]*$/.test(name)
      ? name
      : JSON.stringify(name);

/** Reads a member of an object: `operations.login`, `users["odd name"]`. */
export const member = (object: string, name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? `${object}.${name}` : `${object}[${JSON.stringify(name)}]`;

const isShort = (item: unknown) =>
  typeof item === 'number' ||
  typeof item === 'boolean' ||
  (typeof item === 'string' && item.length < 24);
