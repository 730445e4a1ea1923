import { findNameErrors, type SourceFile } from './checkNames.ts';
import type { RetiredTerm } from './retiredTerms.ts';

/** Blanked before the search: the text of a comment, a string or a URL is no name. */
const TEXTS = /\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/gu;
const CLASS = /\.(-?[a-z_][\w-]*)(?=[^{};]*\{)/giu;
const CUSTOM_PROPERTY = /(--[\w-]+)\s*:/gu;

/**
 * Returns a message with its remedy for each retired term in the name of a CSS class or of a custom property, each once
 * for a style sheet.
 */
export const checkStyleNames = (
  styleSheets: readonly SourceFile[],
  retired: readonly RetiredTerm[],
): readonly string[] =>
  styleSheets.flatMap(({ path, text }) => {
    const rules = text.replaceAll(TEXTS, match => match.replaceAll(/[^\n]/gu, ' '));
    const lines = new Map<string, number>();
    for (const pattern of [CLASS, CUSTOM_PROPERTY])
      for (const { 1: name = '', index } of rules.matchAll(pattern))
        if (!lines.has(name)) lines.set(name, rules.slice(0, index).split('\n').length);
    return [...lines].flatMap(([name, line]) => findNameErrors(`${path}:${line}`, name, retired));
  });
