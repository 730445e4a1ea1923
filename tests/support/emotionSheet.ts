import { StyleSheet } from '@emotion/sheet';

/** A selector of MUI's date pickers that no browser can parse, e.g. `.css-1j52y86$disabled`; browsers ignore the rule. */
const UNREADABLE_RULE = /^[^{]*\$disabled\{/u;

const { prototype } = StyleSheet;
// oxlint-disable-next-line typescript/unbound-method -- it is called with its sheet, below
const { insert } = prototype;

// Emotion's development code adds a style element for each rule, and the files of a worker share the document: about a thousand
// elements that each selector over the document visits. As in the built console, one element has the rules.
// The files share this module's work, too: the second one finds it done.
if (!Object.hasOwn(prototype, 'isSpeedy')) {
  Object.defineProperty(prototype, 'isSpeedy', { get: () => true, set: () => undefined });
  prototype.insert = function insertReadable(this: StyleSheet, rule) {
    if (!UNREADABLE_RULE.test(rule)) insert.call(this, rule);
  };
}
