import { expect, it } from 'vitest';

import { checkStyleNames } from './checkStyleNames.ts';
import { readRetiredTerms } from './retiredTerms.ts';

const retired = readRetiredTerms(`
## Retired terms in names

| terms | use instead | allowed |
| ----- | ----------- | ------- |
| \`kept\` | \`saved\` | |
| \`words\` | \`text\` | \`page-words\` |
`);

const check = (text: string) => checkStyleNames([{ path: 'src/ui/page.css', text }], retired);

it('names the class, or the custom property, once, with its line and the replacement', () => {
  const text = '.page > .kept-bar:hover,\n.kept-bar {\n  color: red;\n  --kept-width: 1px;\n}';
  expect(check(text)).toEqual([
    'src/ui/page.css:1 kept-bar: "kept" is retired, use saved',
    'src/ui/page.css:4 --kept-width: "kept" is retired, use saved',
  ]);
  expect(check('@media print {\n  :is(.a, .b.kept) .c {\n    width: 1px;\n  }\n}')).toEqual([
    'src/ui/page.css:2 kept: "kept" is retired, use saved',
  ]);
});

it.each([
  '/* .kept { } */ .page { color: red }',
  ".page::before { content: '.kept {' }",
  '.page { background: url(a.kept.svg) } .list { margin: 0.5px }',
  '.page-words, .unkept { color: var(--text) }',
])('accepts %s', text => {
  expect(check(text)).toEqual([]);
});
