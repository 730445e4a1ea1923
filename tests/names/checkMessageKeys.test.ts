import { expect, it } from 'vitest';

import { checkMessageKeys } from './checkMessageKeys.ts';
import { readRetiredTerms } from './retiredTerms.ts';

const retired = readRetiredTerms(`
## Retired terms in names

| terms | use instead | allowed |
| ----- | ----------- | ------- |
| \`kept\` | \`saved\` | |
| \`few\` | \`MAX_\` | \`form.tooFew\` |
`);

const check = (text: string) => checkMessageKeys([{ path: 'src/i18n/en/forms.ts', text }], retired);

it('names the key, or the placeholder, with the retired term, the line and the replacement', () => {
  const text =
    "export const forms = {\n  'form.kept': 'Saved: %{keptRows}',\n  kept: { none: '' },\n};";
  expect(check(text)).toEqual([
    'src/i18n/en/forms.ts:2 form.kept: "kept" is retired, use saved',
    'src/i18n/en/forms.ts:2 keptRows: "kept" is retired, use saved',
    'src/i18n/en/forms.ts:3 kept: "kept" is retired, use saved',
  ]);
});

it('accepts the text of a message, and a key that the glossary allows', () => {
  expect(check("export const forms = { 'form.tooFew': 'They are kept.' };")).toEqual([]);
});
