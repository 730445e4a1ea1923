import type { LocalizedText } from '../../../src/schema/localizedText.ts';

/**
 * Makes a label of a name.
 *
 * @example humanise('lastLoginDate') // 'Last login date'
 * @example humanise('asset_id') // 'Asset ID'
 */
export function humanise(name: string): string {
  const nameWords = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(word => (/^ids?$/i.test(word) ? word.replace(/^id/i, 'ID') : lower(word)));
  const text = nameWords.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1) || name;
}

const lower = (word: string) => (/^[A-Z0-9]{2,}$/.test(word) ? word : word.toLowerCase());

/**
 * Returns the same text for every language: documents without labels are not translated.
 *
 * @example toAllLanguages('Lamps') // { en: 'Lamps', zh: 'Lamps' }
 */
export const toAllLanguages = (text: string): LocalizedText => ({ en: text, zh: text });

/** Replaces letters of other scripts by their code point, so that a name stays unique in any file and any code. */
const toAsciiName = (name: string) =>
  name.replaceAll(/[^\p{ASCII}]/gu, letter =>
    /[\p{L}\p{N}]/u.test(letter) ? `u${letter.codePointAt(0)?.toString(16) ?? ''}` : '-',
  );

/** Reserved words of JavaScript in a module. */
const RESERVED_WORDS: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/**
 * Converts a name to a camel-case identifier. Letters of other scripts become their code points.
 *
 * @example toIdentifier('list-users') // 'listUsers'
 */
export function toIdentifier(name: string): string {
  const parts = toAsciiName(name)
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const joined = parts
    .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('');
  return /^[A-Za-z]/.test(joined) ? joined : `_${joined}`;
}

/**
 * Converts a name to the name of a constant, which cannot be a reserved word.
 *
 * @example toConstantName('export') // 'export_'
 */
export function toConstantName(name: string): string {
  const identifierName = toIdentifier(name);
  return RESERVED_WORDS.has(identifierName) ? `${identifierName}_` : identifierName;
}
