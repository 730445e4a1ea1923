import { afterEach, describe, expect, it, vi } from 'vitest';

import { installTrustedTypes } from './installTrustedTypes.ts';

type Rules = {
  createHTML(markup: string): string;
  createScriptURL(url: string): string;
};

afterEach(() => vi.unstubAllGlobals());

function install() {
  const policies = new Map<string, Rules>();
  const trustedTypes = {
    createPolicy: (name: string, rules: Rules) => {
      policies.set(name, rules);
      return rules;
    },
  };
  vi.stubGlobal('trustedTypes', trustedTypes);
  installTrustedTypes();
  return { rules: policies.get('default')!, policies };
}

describe('the policy for markup', () => {
  it('lets known constants through as they are', () => {
    const { rules } = install();
    for (const constant of ['', '&#8203;', '<svg/>'])
      expect(rules.createHTML(constant)).toBe(constant);
  });

  it('shows anything else as the text that it is, until what could run can be taken out of it', async () => {
    const { rules } = install();
    const hostile = '<img src=x onerror=alert(1)>';
    expect(rules.createHTML(hostile)).toBe('&lt;img src=x onerror=alert(1)&gt;');
    await vi.waitFor(() => expect(rules.createHTML(hostile)).toBe('<img src="x">'));
    expect(rules.createHTML('<b>ok</b><script>alert(1)</script>')).toBe('<b>ok</b>');
    expect(rules.createHTML('<a href="javascript:alert(1)">x</a>')).toBe('<a>x</a>');
  });

  it('has no rule for the text of scripts, so that the browser rejects them', () => {
    expect(Object.keys(install().rules)).toEqual(['createHTML', 'createScriptURL']);
  });

  it('lets only files of the console run next to the page, and no uploaded files', () => {
    const { rules } = install();
    const own = new URL('/assets/importWorkerThread-1.js', location.href).href;
    expect(rules.createScriptURL(own)).toBe(own);
    for (const url of [
      'https://elsewhere.example/x.js',
      '//elsewhere.example/assets/x.js',
      '/api/storage/files/7/x.js',
      'data:text/javascript,alert(1)',
      'blob:https://elsewhere.example/1',
    ])
      expect(() => rules.createScriptURL(url)).toThrow(/No script of the console/);
  });

  it('is installed once, and not at all where there are no Trusted Types', () => {
    const createPolicy = vi.fn();
    vi.stubGlobal('trustedTypes', { defaultPolicy: {}, createPolicy });
    installTrustedTypes();
    expect(createPolicy).not.toHaveBeenCalled();
    vi.stubGlobal('trustedTypes', undefined);
    expect(installTrustedTypes).not.toThrow();
  });
});
