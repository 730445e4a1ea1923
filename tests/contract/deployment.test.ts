import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import {
  getCacheControl,
  NO_STORE,
  createProductionHeaders,
} from '../../codegen/serve/productionHeaders.ts';

const page = readFileSync('docs/deployment.md', 'utf8');
const texts = new Map(
  [...page.matchAll(/^```(nginx|caddy)\n([\s\S]*?)^```/gmu)].map(([, server = '', text = '']) => [
    server,
    text,
  ]),
);
const textOf = (server: string) => texts.get(server) ?? '';

/** Without what surrounds a value that has spaces. */
const plain = (value: string) => value.replaceAll(/^"|"$/gu, '');

/** The lines of a text that fit a pattern of a name and a value, in small letters and plain. */
const pairs = (text: string, line: RegExp): readonly (readonly [string, string])[] =>
  Array.from(text.matchAll(line), ([, name = '', value = '']) => [
    plain(name).toLowerCase(),
    plain(value),
  ]);

/** The content of a block, by the text before its brace. */
const blockOf = (text: string, opening: string): string =>
  text.split(`\n  ${opening} {\n`)[1]?.split('\n  }')[0] ?? '';

const FILES = ['/assets/shell-1a2b3c4d.js', '/index.html', '/config.json', '/mark.svg'];
const MISSING_FILE = '/assets/gone-1a2b3c4d.js';

/** Those of `npm start`, and the one that needs https. */
const expectedHeaders = {
  ...createProductionHeaders(),
  'strict-transport-security': 'max-age=31536000',
};

describe('the nginx configuration sets', () => {
  const text = textOf('nginx');
  const headers = new Map(pairs(text, /^ {2}add_header (\S+) (.+) always;$/gmu));
  const cases = pairs(text.split('}')[0] ?? '', /^ {2}("~.+"|default) (.+);$/gmu);

  /** As nginx reads a map: the first pattern that fits, else the default. */
  const cacheControlOf = (status: number, file: string) => {
    const hit = cases.find(([head]) => new RegExp(head.slice(1), 'u').test(`${status} ${file}`));
    return (hit ?? cases.find(([head]) => head === 'default'))?.[1];
  };

  it('every header that the console is served with here, for errors too, and no other', () => {
    expect(headers.get('cache-control')).toBe('$console_cache');
    headers.delete('cache-control');
    expect(Object.fromEntries(headers)).toEqual(expectedHeaders);
    // One below `server` would drop them all.
    expect(text.match(/add_header/gu)).toHaveLength(headers.size + 1);
  });

  it('the cache headers', () => {
    for (const file of FILES) expect(cacheControlOf(200, file), file).toBe(getCacheControl(file));
    expect(cacheControlOf(304, FILES[0]!)).toBe(getCacheControl(FILES[0]!));
    expect(cacheControlOf(404, MISSING_FILE)).toBe(NO_STORE);
    expect(cacheControlOf(200, '/api/users/users')).toBe('');
    expect(cacheControlOf(404, '/core/nothing')).toBe('');
  });

  it('404 for a missing file', () => {
    expect(text).toMatch(/location \/assets\/ \{\s+try_files \$uri =404;/u);
  });
});

describe('the Caddy configuration sets', () => {
  const text = textOf('caddy');
  const cacheControlIn = (opening: string) =>
    pairs(blockOf(text, opening), /^ {4}header (Cache-Control) (.+)$/gmu)[0]?.[1];

  it('every header that the console is served with here, and no other', () => {
    const headers = pairs(blockOf(text, 'header'), /^ {4}(\S+) (.+)$/gmu);
    expect(Object.fromEntries(headers)).toEqual(expectedHeaders);
  });

  it('the cache headers, and 404 for a missing file', () => {
    const assets = blockOf(text, 'handle /assets/*');
    expect(assets).toContain('file_server');
    expect(assets).not.toContain('try_files');
    for (const file of FILES) {
      const opening = file.startsWith('/assets/') ? 'handle /assets/*' : 'handle';
      expect(cacheControlIn(opening), file).toBe(getCacheControl(file));
    }
    expect(cacheControlIn('handle_errors')).toBe(NO_STORE);
    for (const service of ['handle /api/*', 'handle /core/*']) {
      expect(cacheControlIn(service)).toBeUndefined();
    }
  });
});

const isHere = (program: string) => spawnSync(program, ['version']).error === undefined;

/** Writes a text into a file for a program that validates it, and returns the output of the program. */
function validateText(text: string, validate: (file: string, folder: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  const file = join(folder, 'configuration');
  writeFileSync(file, text);
  try {
    return validate(file, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the programs themselves, on a machine that has them,', () => {
  // Certificates and the port of https are the machine's.
  const http = textOf('nginx')
    .replaceAll(/listen (80|443)[^;]*;/gu, 'listen unix:FOLDER/socket$1;')
    .replaceAll(/^ {2}ssl_.*\n/gmu, '');

  it.skipIf(!isHere('nginx'))('nginx takes its text (skipped where there is no nginx)', () => {
    const messages = validateText('', (file, folder) => {
      const lines = [
        `pid ${folder}/pid; error_log ${folder}/error; events {} http { access_log off;`,
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          name => `${name}_temp_path ${folder}/${name};`,
        ),
        `${http.replaceAll('FOLDER', folder)}}`,
      ];
      writeFileSync(file, lines.join('\n'));
      const { stderr, status } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
      return `${status} ${stderr}`;
    });
    expect(messages).toMatch(/^0 [\s\S]*test is successful/u);
  });

  it.skipIf(!isHere('caddy'))('Caddy takes its text (skipped where there is no Caddy)', () => {
    const validate = (file: string, folder: string) =>
      execFileSync('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      });
    expect(validateText(textOf('caddy'), validate)).toContain('Valid configuration');
  });
});
