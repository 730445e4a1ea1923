import { messages as first } from '../../src/i18n/en/index.ts';
import { lazyMessages } from '../../src/i18n/en/lazy/index.ts';

const messages = { ...first, ...lazyMessages };

const knownKeys = new Set(Object.keys(messages));
const keyRoots = [...new Set(Object.keys(messages).map(key => key.split('.')[0]))];

/** The beginning of a message key. */
const KEY_PATTERN = new RegExp(
  `(?<![\\w./@-])(?:${keyRoots.join('|')})(?:\\.[a-zA-Z][\\w-]*)+(?![\\w./])`,
  'gu',
);

/** The ending of a file name. */
const FILE_PATTERN = /\.(?:csv|json|xlsx|yaml|yml|png|svg|mp3|mp4|pdf|bin|ts|tsx|cn|org|com)$/u;

/**
 * Watches the rendered page for untranslated keys: existing keys anywhere in a text, and texts that only look like a key.
 * The returned function returns the findings and clears them.
 */
export function watchForBareKeys(): () => readonly string[] {
  let found: string[] = [];
  const collectKeys = (node: Node) => {
    const text = node.textContent ?? '';
    for (const [key] of text.matchAll(KEY_PATTERN))
      if (knownKeys.has(key) || (key === text.trim() && !FILE_PATTERN.test(key))) found.push(key);
  };
  const observer = new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') collectKeys(target);
      else addedNodes.forEach(collectKeys);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    const foundKeys = [...new Set(found)];
    found = [];
    return foundKeys;
  };
}
