import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { checkSourceTerms } from './checkSourceTerms.ts';
import { readRetiredTerms } from './retiredTerms.ts';
import { readSourceTerms } from './sourceTerms.ts';

const glossary = readFileSync('docs/glossary.md', 'utf8');
const terms = {
  names: readRetiredTerms(glossary, 'Retired terms in all names'),
  sentences: readRetiredTerms(glossary, 'Retired words in all sentences'),
  prose: readRetiredTerms(glossary, 'Retired words in test titles, documents and pages'),
};
const check = (text: string, path = 'a.test.ts') => checkSourceTerms([{ path, text }], terms);

describe('the check of names, comments and titles', () => {
  it('names the retired term, the file, the line and the replacement', () => {
    expect(check('const a = 1;\nconst lastTold = a;')).toEqual([
      'a.test.ts:2 lastTold: "told" is retired, use messages, notifications, notify, expected',
    ]);
    expect(check('/**\n * Locks the account of somebody.\n */')).toEqual([
      'a.test.ts:2 * Locks the account of somebody.: "somebody" is retired, use another user, a signed-in user',
    ]);
  });

  it.each([
    'const f = (asked: string) => asked;',
    'const { rows: kept } = page;',
    'interface Page { readonly kept: number }',
    "it('lets nobody in', () => {});",
    "test.describe('whoever signs in', () => {});",
    "await test.step('he signs in', async () => {});",
    "it.each([1])('is sent to everybody', () => {});",
    'const a = 1; // His choice.',
    'const a = 1; // The answer of a call.',
    'const a = 1; // The address of a page.',
    'const a = 1; // The alert beside its list.',
    'const a = 1; // An upload goes on.',
    "it('stands at its field', () => {});",
    "it('keeps the address', () => {});",
    "throw new Error('No answer');",
    'throw new FilterError(`The list of ${name} is gone`);',
    "throw new Error(url ? 'No lamp' : 'The demo ' + 'starts anew');",
  ])('finds the retired term in %s', text => {
    expect(check(text)).toHaveLength(1);
  });

  it.each([
    "const row = { told: 1, url: 'https://he.example' };",
    "const text = 'somebody'; const pattern = /nobody/u;",
    'const text = `// ${row} he`;',
    'const tasked = page.told;',
    "throw new Error(translate('somebody'));",
    "throw new HttpError(404, { text: 'gone' });",
    '// The header of the theme.',
    "import { he } from 'he';",
    "it('is rejected', () => {});",
    "it('is an IP address, in place of a URL', () => {});",
    'const a = 1; // The place of a lamp, and its IP address.',
    'const a = 1; // The property `address`.',
  ])('finds nothing in %s', text => {
    expect(check(text)).toEqual([]);
  });
});

describe('the check of a style sheet', () => {
  it('names the retired term of a comment, the file, the line and the replacement', () => {
    expect(check('.a {\n}\n\n/* The\n   list beside it. */', 'src/a.css')).toEqual([
      'src/a.css:5 list beside it. */: "beside" is retired, use next to, with, in addition to, compared with',
    ]);
    expect(check(".beside::after { content: 'beside'; }", 'src/a.css')).toEqual([]);
  });
});

describe('the check of a document', () => {
  const checkDocument = (text: string) => check(text, 'openapi/core.yaml');

  it('names the retired term, the file, the line and the replacement', () => {
    const text =
      'paths:\n  /lamps:\n    get:\n      operationId: getLamps\n      description: What the lamp answers.';
    expect(checkDocument(text)).toEqual([
      'openapi/core.yaml:5 What the lamp answers.: "answers" is retired, use response, responds, returns',
    ]);
  });

  it.each([
    'Refusal: { type: object }',
    'get: { operationId: judgeLamp }',
    'summary: Nobody can read it',
    'x-console: { label: { en: Download address, zh: 下载地址 } }',
    'x-console: { skipConfirmReason: Whoever turns it sees it. }',
    '# How a service refuses.',
    'a:\n  description: |\n    The first line.\n    The place of the lamp.',
    '{ "description": "without a question" }',
  ])('finds the retired term in %j', text => {
    expect(checkDocument(text)).toHaveLength(1);
  });

  it('counts the lines of a text', () => {
    const text = 'a: 1\ndescription: |\n  The first line.\n  The place of the lamp.';
    expect(checkDocument(text)).toEqual([
      expect.stringMatching(/^openapi\/core\.yaml:4 The place/u),
    ]);
  });

  it.each([
    'properties: { place: { type: string } }',
    'examples: [{ question: 1, text: somebody }]',
    'description: The property `place`.',
    'description: A name or an IP address.',
    'IpAddress: { title: IP address }',
  ])('finds nothing in %j', text => {
    expect(checkDocument(text)).toEqual([]);
  });
});

describe('the check of a page', () => {
  const checkPage = (text: string) => check(text, 'docs/page.md');

  it('names the retired term, the file, the line and the replacement', () => {
    expect(checkPage('# Page\n\nA tile is told once.')).toEqual([
      'docs/page.md:3 A tile is told once.: "told" is retired, use is reported, is shown, distinguishes',
    ]);
  });

  it.each([
    '| `a` | the address of a tile |',
    '```sh\n# the place\n```\nIts place.',
    'The [place](https://example.org).',
  ])('finds the retired term in %j', text => {
    expect(checkPage(text)).toHaveLength(1);
  });

  it.each([
    'The property `place`.',
    '```sh\ncurl place\n```',
    'See [the page](2026-11-26-answers.md).',
    'A storm in place of its rows.',
  ])('finds nothing in %j', text => {
    expect(checkPage(text)).toEqual([]);
  });
});

describe('the terms of a source file', () => {
  it('have the pieces of the text of an error, without its expressions', () => {
    const text = "throw new Error(\n  `The list of ${gone} has ${count} rows` + more('a'),\n);";
    expect(readSourceTerms('a.ts', text).errorTexts).toEqual(
      ['The list of ', ' has ', ' rows'].map(piece => ({ text: piece, line: 2 })),
    );
  });

  it('have their lines', () => {
    const text = "// One\nlet two = 2;\n\nit('three', () => {\n  /* Four */\n});";
    expect(readSourceTerms('a.ts', text)).toEqual({
      names: [{ text: 'two', line: 2 }],
      comments: [
        { text: '// One', line: 1 },
        { text: '/* Four */', line: 5 },
      ],
      errorTexts: [],
      prose: [{ text: "'three'", line: 4 }],
    });
  });
});
