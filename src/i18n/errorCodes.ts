/** The highest number of the platform's own codes, which start at 0. */
const HIGHEST_CODE = 101;

/** The numbers below it that the catalogue omits. */
const UNUSED_CODES = [21, 35, 37, 43, 44, 45, 47, 50, 53, 55, 56, 63, 64, 65, 67];

/** The codes of the modules UMS, DCP and DCU: 2 digits module, 2 digits type, 4 digits reason. */
const MODULE_CODES = [
  10010000, 10010001, 10010002, 10010003, 10010004, 10010005, 10010006, 10010007, 10010016,
  10010017, 10070010, 10070012, 10070013, 11020001, 11020004, 11020005, 11020008, 11020011,
  11020013, 11030001,
];

/**
 * The codes with a message in the error catalogue, ascending: `error.code.{n}`.
 * The messages of 84 to 101 follow the order of the catalogue's names, which is an assumption.
 *
 * @see docs/decisions/2026-11-21-silent-source.md 5
 */
export const ERROR_CODES: readonly number[] = [
  ...Array.from({ length: HIGHEST_CODE + 1 }, (_, code) => code).filter(
    code => !UNUSED_CODES.includes(code),
  ),
  ...MODULE_CODES,
];
