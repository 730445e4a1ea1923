/** Source text that is written into a literal unchanged. */
export class SourceText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Formats plain data as a TypeScript literal, keys in their order, indented by two spaces. */
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

/** Returns a property name as valid source text before a colon. */
export const propertyName = (name: string): string =>
  name === '__proto__'
    ? // As an unquoted key it would set the prototype and add no property.
      '["__proto__"]'
    : /^[A-Za-z_$][\w$]*$/.test(name)
      ? name
      : JSON.stringify(name);

/** Formats access to a member of an object: `operations.login`, `users["odd name"]`. */
export const member = (object: string, name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? `${object}.${name}` : `${object}[${JSON.stringify(name)}]`;

const isShort = (item: unknown) =>
  typeof item === 'number' ||
  typeof item === 'boolean' ||
  (typeof item === 'string' && item.length < 24);
