import { normalizeSearchText } from '../../domain/removeInvisible.ts';
import { ERROR_CODES } from '../../i18n/errorCodes.ts';
import { errors as english } from '../../i18n/en/errors.ts';
import { errors as chinese } from '../../i18n/zh/errors.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import { type ErrorDefinition, errorDefinitions } from './errorDefinitions.ts';
import { platformErrorNames } from './platformErrorNames.ts';

/** The groups of the reference, in display order. */
export const REFERENCE_GROUPS = ['basic', 'execution', 'modules', 'definitions'] as const;

export type ReferenceGroup = (typeof REFERENCE_GROUPS)[number];

/** A numeric code. */
export interface ErrorCode {
  readonly code: string;
  /** The platform's name of the code. */
  readonly name: string;
  /** The console's message, in both languages. */
  readonly text: LocalizedText;
}

/** A code of eight digits in its three parts. */
export interface ErrorCodeParts {
  readonly module: string;
  readonly type: string;
  readonly reason: string;
}

/** The matches of a search in the reference. */
export interface ReferenceResult {
  readonly codes: Readonly<Record<Exclude<ReferenceGroup, 'definitions'>, readonly ErrorCode[]>>;
  readonly definitions: readonly ErrorDefinition[];
  /** The requested code, if the catalogue lacks it. */
  readonly unknownCode?: string;
}

/** The last code that the catalogue numbers itself; later ones are numbered in alphabetical order of their names. */
const LAST_NUMBERED_CODE = 83;

/** The module names by their two digits. Assumed: the source names three and gives two numbers. */
const MODULE_NAMES: Readonly<Record<string, string>> = { 10: 'UMS', 11: 'DCP', 12: 'DCU' };

/** Returns the name of a module of eight-digit codes; undefined for unknown digits. */
export const getModuleName = (digits: string): string | undefined => MODULE_NAMES[digits];

/** Splits a code of eight digits: 2 module, 2 type, 4 reason. */
export function splitErrorCode(code: string): ErrorCodeParts | undefined {
  const [, module, type, reason] = /^(\d{2})(\d{2})(\d{4})$/u.exec(code) ?? [];
  return module && type && reason ? { module, type, reason } : undefined;
}

const getMessage = (catalogue: Readonly<Record<string, string>>, code: number) =>
  catalogue[`error.code.${code}`] ?? '';

const allCodes: readonly ErrorCode[] = ERROR_CODES.map(code => ({
  code: String(code),
  name: platformErrorNames[code] ?? '',
  text: { en: getMessage(english, code), zh: getMessage(chinese, code) },
}));

const getGroup = ({ code }: ErrorCode): Exclude<ReferenceGroup, 'definitions'> =>
  splitErrorCode(code) ? 'modules' : Number(code) > LAST_NUMBERED_CODE ? 'execution' : 'basic';

/** The parameters of a search in the reference. */
export interface ReferenceQuery {
  /** A part of a code, a key, a name or a text of either language. */
  readonly searchText: string;
  /** One part of the reference; empty for all. */
  readonly group: string;
  /** Exactly this code; empty for all. */
  readonly code: string;
}

/** Returns the matches of a query. An unknown code is returned as itself. */
export function searchReference({ searchText, group, code }: ReferenceQuery): ReferenceResult {
  const normalizedText = normalizeText(searchText);
  const isExact = code !== '';
  const matchingCodes = allCodes.filter(errorCode =>
    isExact
      ? errorCode.code === code
      : matchesText(
          normalizedText,
          [errorCode.name, errorCode.text.en, errorCode.text.zh],
          errorCode.code,
        ),
  );
  const matchingDefinitions = errorDefinitions.filter(definition =>
    isExact ? definition.key === code : matchesText(normalizedText, getSearchTexts(definition)),
  );
  const isGroupIncluded = (errorCode: ReferenceGroup) => group === '' || group === errorCode;
  const filterByGroup = (errorCode: Exclude<ReferenceGroup, 'definitions'>) =>
    isGroupIncluded(errorCode) ? matchingCodes.filter(each => getGroup(each) === errorCode) : [];
  const requestedCode = isExact ? code : normalizedText;
  const isUnknown =
    matchingCodes.length + matchingDefinitions.length === 0 && NUMBER_PATTERN.test(requestedCode);
  return {
    codes: {
      basic: filterByGroup('basic'),
      execution: filterByGroup('execution'),
      modules: filterByGroup('modules'),
    },
    definitions: isGroupIncluded('definitions') ? matchingDefinitions : [],
    ...(isUnknown && { unknownCode: requestedCode }),
  };
}

const NUMBER_PATTERN = /^-?\d{1,16}$/u;

const getSearchTexts = ({ module, moduleKey, key, text }: ErrorDefinition) => [
  ...[key, moduleKey, module.en, module.zh, text.en, text.zh],
];

/** A number matches the prefix of codes: 10 finds 10, 100, 101 and those of module 10. */
const matchesText = (normalizedText: string, texts: readonly string[], code = '') =>
  (code !== '' && code.startsWith(normalizedText)) ||
  texts.some(text => normalizeText(text).includes(normalizedText));

const normalizeText = (text: string) => normalizeSearchText(text).toLowerCase();

/** Returns the number of matches. */
export const countResults = ({
  codes,
  definitions: matchingDefinitions,
}: ReferenceResult): number =>
  codes.basic.length + codes.execution.length + codes.modules.length + matchingDefinitions.length;
