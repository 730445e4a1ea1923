import { delimiter, join } from 'node:path';

import { type Machine, thisMachine } from './machine.ts';

const NAMES = [
  // The part of Chromium without windows: a sixth less processor time for the same tests.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
] as const;

const DEFAULT_PATHS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
    String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
  ],
};

const APT = '/usr/bin/apt-get';

/**
 * The browser that the tests drive: `CHROME_PATH`, else an installed chromium or chrome, else Playwright's own.
 * Undefined when there is none. A `CHROME_PATH` of no file is an error, not a reason to take another.
 */
export function findBrowser(machine: Machine = thisMachine): string | undefined {
  const chosen = machine.env.CHROME_PATH;
  if (chosen) {
    if (machine.exists(chosen)) return chosen;
    throw new Error(`CHROME_PATH is ${chosen}, but there is no such file.`);
  }
  // Ubuntu's chromium-browser is a script that only names a source of one: ask each for its version.
  return [...installed(machine), machine.playwrightBrowser].find(
    path => machine.exists(path) && machine.run([path, '--version'], false),
  );
}

function installed(machine: Machine): string[] {
  const folders = (machine.env.PATH ?? '').split(delimiter).filter(folder => folder !== '');
  return [
    ...folders.flatMap(folder => NAMES.map(name => join(folder, name))),
    ...(DEFAULT_PATHS[machine.platform] ?? []),
  ];
}

/** What would be tried on this machine to get a browser, the usual way first. Each way is one or more commands. */
export function installations(machine: Machine): readonly (readonly (readonly string[])[])[] {
  const ways = [[['npx', 'playwright', 'install', '--with-deps', 'chromium']]];
  if (machine.isRoot && machine.exists(APT)) {
    for (const name of ['chromium-headless-shell', 'chromium']) {
      ways.push([
        ['apt-get', 'update'],
        ['apt-get', 'install', '--yes', name],
      ]);
    }
  }
  // Without root the libraries cannot be installed, but they may be there already.
  if (!machine.isRoot) ways.push([['npx', 'playwright', 'install', 'chromium']]);
  return ways;
}

/** Finds a browser, or installs one and prints it. Undefined, after a sentence, when neither works. */
export function ensureBrowser(machine: Machine = thisMachine): string | undefined {
  const found = findBrowser(machine);
  if (found !== undefined) return found;
  for (const commands of installations(machine)) {
    machine.say(
      `No browser found. Installing one: ${commands.map(args => args.join(' ')).join(' && ')}`,
    );
    const worked = commands.every(command => machine.run(command, true));
    const browser = worked ? findBrowser(machine) : undefined;
    if (browser !== undefined) return browser;
  }
  machine.say(
    'No browser could be installed. Install Chromium or Chrome, or set CHROME_PATH to one, and run again.',
  );
  return undefined;
}
