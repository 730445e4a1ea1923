import type { OperationDescriptor, Permission } from '../../src/schema/operation.ts';
import type { ServiceModel } from '../model.ts';
import { touch, type Change, type Part, type Touch } from './Change.ts';

/** Files of hand-written code that name something, as they are typed from the project's root. */
export type FindUses = (name: string) => readonly string[];

/** Compares the operations of a service: whether they are still there, where they are, who may and what they take. */
export function compareOperations(
  before: ServiceModel,
  after: ServiceModel,
  usesOf: FindUses,
): readonly Change[] {
  const [old, now] = [byId(before), byId(after)];
  const gone = [...old.values()].filter(({ id }) => !now.has(id));
  const added = [...now.values()].filter(({ id }) => !old.has(id));
  return [
    ...gone.map(operation => goneChange(operation, added, usesOf)),
    ...added
      .filter(operation => !gone.some(each => isSameCall(each, operation)))
      .map(operation =>
        change('safe', operation, `is new: ${callOf(operation)}`, [
          touch('buttons', operation.resource ?? operation.service),
        ]),
      ),
    ...[...old.values()].flatMap(operation => {
      const other = now.get(operation.id);
      return other ? compareOne(operation, other) : [];
    }),
  ];
}

const byId = ({ operations }: ServiceModel) =>
  new Map(operations.map(operation => [operation.id, operation]));

const callOf = ({ method, path }: OperationDescriptor) => `${method.toUpperCase()} ${path}`;
const isSameCall = (one: OperationDescriptor, other: OperationDescriptor) =>
  callOf(one) === callOf(other);

const change = (
  severity: Change['severity'],
  { id, service }: OperationDescriptor,
  what: string,
  touches: readonly Touch[],
  remedy?: string,
): Change => ({
  severity,
  service,
  subject: `operation ${id}`,
  what,
  touches,
  ...(remedy !== undefined && { remedy }),
});

function goneChange(
  operation: OperationDescriptor,
  added: readonly OperationDescriptor[],
  usesOf: FindUses,
): Change {
  const renamed = added.find(each => isSameCall(each, operation));
  const code = codeOf(operation.id, usesOf);
  return renamed
    ? change(
        'breaking',
        operation,
        `is called ${renamed.id} now`,
        [touch('calls', operation.id), ...code],
        `write ${renamed.id} where the code names ${operation.id}`,
      )
    : change(
        'breaking',
        operation,
        `is gone: ${callOf(operation)}`,
        [...screensOf(operation), touch('calls', operation.id), touch('mocks'), ...code],
        'keep it, marked `deprecated`, until no console that calls it is out',
      );
}

const codeOf = (name: string, usesOf: FindUses): readonly Touch[] => {
  const files = usesOf(name);
  return files.length > 0 ? [touch('code', ...files)] : [];
};

/** Where an operation shows on screen. */
const screens: Readonly<Record<OperationDescriptor['is'], readonly Part[]>> = {
  list: ['addresses', 'columns', 'filters', 'saved queries', 'import and export', 'references'],
  count: ['filters'],
  one: ['addresses', 'references'],
  create: ['forms', 'buttons', 'import and export'],
  update: ['forms', 'buttons', 'import and export'],
  import: ['import and export'],
  delete: ['buttons'],
  action: ['buttons', 'forms'],
  reading: ['addresses', 'forms'],
  none: [],
};

const screensOf = ({ is, resource, service }: OperationDescriptor): readonly Touch[] =>
  screens[is].map(part => touch(part, resource ?? service));

function compareOne(old: OperationDescriptor, now: OperationDescriptor): readonly Change[] {
  const say = (severity: Change['severity'], what: string, ...touches: readonly Touch[]) =>
    change(severity, old, what, touches);
  const changes: Change[] = [];
  if (!isSameCall(old, now))
    changes.push(
      say(
        'breaking',
        `was ${callOf(old)} and is ${callOf(now)}`,
        touch('calls', old.id),
        touch('mocks'),
      ),
    );
  if (old.is !== now.is || old.resource !== now.resource || old.on !== now.on)
    changes.push(
      say(
        old.is === 'none' ? 'safe' : 'breaking',
        `was ${placeOf(old)} and is ${placeOf(now)}`,
        ...screensOf(old),
      ),
    );
  if (old.secured !== now.secured)
    changes.push(
      say(
        now.secured ? 'breaking' : 'safe',
        now.secured ? 'asks for a token now' : 'takes no token any more',
        touch('calls', old.id),
        touch('mocks'),
      ),
    );
  if (old.physical !== now.physical)
    changes.push(
      say(
        'safe',
        now.physical
          ? 'moves something in the street now: it is always confirmed'
          : 'is no longer physical: it is no longer confirmed',
        touch('buttons', old.resource ?? old.service),
      ),
    );
  else if (now.physical && old.immediate !== now.immediate)
    changes.push(
      say(
        'safe',
        now.immediate ? 'moves something in the street without a question now' : 'is confirmed now',
        touch('buttons', old.resource ?? old.service),
      ),
    );
  if (old.group !== now.group)
    changes.push(
      say(
        'safe',
        `stands in the group ${now.group ?? 'of no name'} now`,
        touch('buttons', old.resource ?? old.service),
      ),
    );
  if (old.job !== now.job)
    changes.push(
      say(
        'breaking',
        now.job ? 'answers before its work is done now' : 'answers when its work is done now',
        touch('buttons', old.resource ?? old.service),
      ),
    );
  if (differ(old.when, now.when))
    changes.push(
      say(
        'safe',
        `is offered ${now.when ? `when ${JSON.stringify(now.when)}` : 'always'} now`,
        touch('buttons', old.resource ?? old.service),
      ),
    );
  if (differ(old.label, now.label) || differ(old.confirm, now.confirm))
    changes.push(
      say(
        'safe',
        `is called “${now.label.en}” now${now.confirm ? `, and asks “${now.confirm.en}”` : ''}`,
        touch('words'),
      ),
    );
  if (differ(old.logText, now.logText))
    changes.push(say('safe', `is “${(now.logText ?? now.label).en}” in logs now`, touch('words')));
  if (differ(old.successMessages, now.successMessages))
    changes.push(
      say(
        'safe',
        `says ${quoted(now.successMessages?.map(({ en }) => en))} when it is done now`,
        touch('words'),
      ),
    );
  if (differ(old.disabledReason, now.disabledReason))
    changes.push(
      say(
        'safe',
        `says ${quoted(now.disabledReason && [now.disabledReason.en])} where it is not available now`,
        touch('words'),
      ),
    );
  return [
    ...changes,
    ...compareParameters(old, now),
    ...compareBodies(old, now),
    ...compareAnswers(old, now),
    ...compareRights(old, now),
    ...compareRefusals(old, now),
  ];
}

/** Texts in quotation marks, or that there are none. */
const quoted = (texts: readonly string[] = []) =>
  texts.length > 0 ? texts.map(text => `“${text}”`).join(' or ') : 'nothing of its own';

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
const placeOf = ({ is, on, resource }: OperationDescriptor) =>
  `${is}${on === undefined ? '' : ` on a ${on}`} of ${resource ?? 'nothing'}`;

function compareParameters(old: OperationDescriptor, now: OperationDescriptor): readonly Change[] {
  const touches = [touch('calls', old.id), touch('mocks')];
  return [
    ...old.parameters
      .filter(({ name, in: place }) => place !== 'path' && !find(now, name))
      .map(({ name }) =>
        change('breaking', old, `no longer takes the parameter ${name}`, [
          ...touches,
          ...(['filter', 'where'].includes(name) ? screensOf(old) : []),
        ]),
      ),
    ...now.parameters
      .filter(({ in: place }) => place !== 'path')
      .flatMap(({ name, required }) => {
        const before = find(old, name);
        if (!before)
          return [
            change(
              required ? 'breaking' : 'safe',
              old,
              `takes the parameter ${name}${required ? ', which must be given' : ''}`,
              touches,
            ),
          ];
        return before.required || !required
          ? []
          : [change('breaking', old, `must be given the parameter ${name} now`, touches)];
      }),
  ];
}

const find = ({ parameters }: OperationDescriptor, wanted: string) =>
  parameters.find(({ name }) => name === wanted);

function compareBodies(old: OperationDescriptor, now: OperationDescriptor): readonly Change[] {
  const touches = [touch('forms', old.id), touch('calls', old.id), touch('mocks')];
  const [was, is] = [old.body, now.body];
  if (was && !is) return [change('breaking', old, 'takes no body any more', touches)];
  if (!was && is)
    return [
      change(
        is.required ? 'breaking' : 'safe',
        old,
        `takes a body${is.required ? ', which must be given' : ''}`,
        touches,
      ),
    ];
  if (!was || !is) return [];
  return [
    ...(was.mediaType === is.mediaType
      ? []
      : [change('breaking', old, `took ${was.mediaType} and takes ${is.mediaType}`, touches)]),
    ...(is.required && !was.required
      ? [change('breaking', old, 'must be given a body now', touches)]
      : []),
  ];
}

/** Successful answers; what is refused is told by the codes. */
function compareAnswers(old: OperationDescriptor, now: OperationDescriptor): readonly Change[] {
  const words = ({ answers }: OperationDescriptor) =>
    answers
      .filter(({ status }) => status < 400)
      .map(({ status, mediaType }) => `${status} ${mediaType ?? 'with nothing'}`)
      .join(', ');
  return words(old) === words(now)
    ? []
    : [
        change(
          'breaking',
          old,
          `answered ${words(old) || 'nothing'} and answers ${words(now) || 'nothing'}`,
          [touch('calls', old.id), touch('mocks')],
        ),
      ];
}

function compareRights(old: OperationDescriptor, now: OperationDescriptor): readonly Change[] {
  if (!differ(old.permission, now.permission)) return [];
  const lost = isNarrower(old.permission, now.permission);
  return [
    change(
      lost ? 'breaking' : 'safe',
      old,
      `was for ${whoMay(old.permission)} and is for ${whoMay(now.permission)}`,
      [
        touch('permissions', old.resource ?? old.service),
        touch('buttons', old.resource ?? old.service),
        touch('mocks'),
      ],
    ),
  ];
}

/** Whether somebody who might may no longer. */
function isNarrower(was: Permission = {}, is: Permission = {}): boolean {
  if (is.module !== undefined && is.module !== was.module) return true;
  const [before, after] = [was.roles ?? [], is.roles ?? []];
  if (after.length === 0) return false;
  return before.length === 0 || before.some(role => !after.includes(role));
}

const whoMay = ({ module, roles = [] }: Permission = {}) =>
  `${roles.length === 0 ? 'everybody' : roles.join(', ')}${module === undefined ? '' : ` with the module ${module}`}`;

function compareRefusals(old: OperationDescriptor, now: OperationDescriptor): readonly Change[] {
  const added = now.refuses.filter(code => !old.refuses.includes(code));
  const gone = old.refuses.filter(code => !now.refuses.includes(code));
  return [
    ...(added.length > 0
      ? [
          change('safe', old, `can refuse with ${added.join(', ')} too`, [
            touch('messages', ...added.map(String)),
            touch('mocks'),
          ]),
        ]
      : []),
    ...(gone.length > 0
      ? [
          change('safe', old, `no longer refuses with ${gone.join(', ')}`, [
            touch('messages', ...gone.map(String)),
            touch('mocks'),
          ]),
        ]
      : []),
  ];
}
