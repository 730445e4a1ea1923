import { createBlobRow } from '../model/storage/blobRow.ts';
import type { Row, StoreRows } from '../platform/Store.ts';
import { fromBase64 } from '../shared/base64.ts';
import { md5 } from '../shared/md5.ts';
import {
  DEVICES,
  DISTRICTS,
  KINDS,
  NUMBERED,
  SITES,
  STEMS,
  SUFFIXES,
  TEXTS,
  THEMES,
} from './englishTexts.ts';
import { toPinyin } from './personNames.ts';

const HAN = /[\u3000-\u9fff\uff00-\uffef]/u;

const alternatives = (texts: ReadonlyMap<string, string>) =>
  `(${[...texts.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;

const LOCATION = new RegExp(
  `^${alternatives(STEMS)}(?:${alternatives(SUFFIXES)}|(\\d+))?${alternatives(KINDS)}(?:(\\d+)号${alternatives(DEVICES)}|(\\d+)(段)|(灯组))?$`,
  'u',
);

/** A road, a lake, a park, a section, a device at its number, or the lamps of a road. */
function translateLocation(text: string): string | undefined {
  const [, stem, suffix, round, kind, number, device, section, , group] = LOCATION.exec(text) ?? [];
  if (stem === undefined || kind === undefined) return undefined;
  const direction = SUFFIXES.get(suffix ?? '') ?? (round === undefined ? '' : ` ${round}`);
  const location = `${STEMS.get(stem)}${direction} ${KINDS.get(kind)}`;
  if (device !== undefined) return shorten(`${location} ${DEVICES.get(device)} ${number}`);
  if (section !== undefined) return `${location} section ${section}`;
  return group === undefined ? location : `${location} lamps`;
}

const MAX_NAME_LENGTH = 32;

/** Abbreviates the kind of the road in a long name. */
const shorten = (name: string) =>
  name.length <= MAX_NAME_LENGTH ? name : name.replace(' Road ', ' Rd ').replace(' Lane ', ' Ln ');

type Translator = (...parts: string[]) => string | undefined;

/** The composed texts besides locations. */
const PATTERNS: readonly (readonly [RegExp, Translator])[] = [
  [
    new RegExp(`^${alternatives(DISTRICTS)}(.+)$`, 'u'),
    (district = '', rest = '') => {
      const name = DISTRICTS.get(district)?.replace(' District', '');
      return rest === '日落日出亮灯'
        ? `${name} dusk to dawn`
        : shorten(`${name} ${translateText(rest)}`);
    },
  ],
  [
    new RegExp(`^云泽市${alternatives(DEVICES)}组$`, 'u'),
    (device = '') => `Cloudmere ${DEVICES.get(device)}s`,
  ],
  [/^未知设备(\d+)$/u, number => `Unknown device ${number}`],
  [
    new RegExp(`^${alternatives(NUMBERED)} (\\d+)$`, 'u'),
    (noun = '', number = '') => `${NUMBERED.get(noun)} ${number}`,
  ],
  [
    new RegExp(`^${alternatives(SITES)} ${alternatives(THEMES)}( \\d+)?$`, 'u'),
    (site = '', theme = '', round = '') => `${SITES.get(site)} ${THEMES.get(theme)}${round}`,
  ],
  [/^(.+)(\.(?:mp3|mp4|png|txt|webm))$/u, (name = '', end = '') => translateText(name) + end],
  [
    /^([^_]+_)(.+)(\.pdf)$/u,
    (model = '', title = '', end = '') => model + translateText(title) + end,
  ],
];

/** Returns the English text for one that the Chinese city has; another one, such as that of a user, as it is. */
export function translateText(text: string): string {
  if (!HAN.test(text)) return text;
  const known = TEXTS.get(text) ?? DISTRICTS.get(text) ?? translateLocation(text);
  if (known !== undefined) return known;
  for (const [pattern, translate] of PATTERNS) {
    const parts = pattern.exec(text);
    if (parts) return translate(...parts.slice(1)) ?? text;
  }
  return text;
}

/** Returns the value with every text translated, and itself where there is none. */
function translateValue(value: unknown, translate: (text: string) => string): unknown {
  if (typeof value === 'string') return HAN.test(value) ? translate(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => translateValue(item, translate));
    return items.some((item, n) => item !== value[n]) ? items : value;
  }
  let changed: Record<string, unknown> | undefined;
  for (const [key, property] of Object.entries(value)) {
    const translated = translateValue(property, translate);
    if (translated !== property) (changed ??= { ...value })[key] = translated;
  }
  return changed ?? value;
}

/** Returns a name for each username in Chinese characters, as `xiaoming_wang`, which no other user has. */
function createUsernames(users: readonly Row[]): ReadonlyMap<string, string> {
  const all = users.map(({ username }) => String(username));
  const taken = new Set(all.map(name => name.toLowerCase()));
  return new Map(
    all
      .filter(name => HAN.test(name))
      .map(name => {
        const [last = '', ...first] = name.replace(/\d+$/u, '');
        const base = `${toPinyin(first)}_${toPinyin([last])}`;
        let username = base;
        for (let n = 2; taken.has(username); n += 1) username = `${base}${n}`;
        taken.add(username);
        return [name, username] as const;
      }),
  );
}

const toCapitalized = (han: unknown): string => {
  const text = HAN.test(String(han)) ? toPinyin([...String(han)]) : String(han);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

/** Returns the blob of a notice with its English text; another one as it is. */
function translateBlob(blob: Row): Row {
  if (!String(blob.type).startsWith('text/')) return blob;
  const text = translateText(new TextDecoder().decode(fromBase64(String(blob.data))));
  const { id, name, type } = blob as { id: string; name: string; type: string };
  return createBlobRow({ id, name, type, bytes: new TextEncoder().encode(text) });
}

/**
 * Returns a city with English names: the same records, ids, positions and states. Its texts are translated after the
 * generation, so that a city is the same one in each language.
 */
export function translateCity(rows: StoreRows): StoreRows {
  const { users = [], blobs = [], files = [] } = rows;
  const usernames = createUsernames(users);
  const translate = (text: string) => usernames.get(text) ?? translateText(text);
  const names = users.map(user => ({
    ...user,
    lastName: toCapitalized(user.lastName),
    firstName: toCapitalized(user.firstName),
  }));
  const texts = new Map(
    blobs
      .filter(({ type }) => String(type).startsWith('text/'))
      .map(blob => [blob.id, translateBlob(blob)]),
  );
  const notices = files.map(file => {
    const text = texts.get(file.id);
    return text ? { ...file, size: text.size, digest: md5(fromBase64(String(text.data))) } : file;
  });
  const translated = {
    ...rows,
    users: names,
    files: notices,
    blobs: blobs.map(blob => texts.get(blob.id) ?? blob),
  };
  return Object.fromEntries(
    Object.entries(translated).map(([name, records]) => [
      name,
      translateValue(records, translate) as readonly Row[],
    ]),
  );
}
