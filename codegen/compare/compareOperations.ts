import type { OperationDescriptor, Permission } from '../../src/schema/operation.ts';
import type { ServiceModel } from '../model.ts';
import {
  affectedPart,
  type DocumentChange,
  type ConsolePart,
  type AffectedPart,
} from './DocumentChange.ts';

/** Returns the files of hand-written code that contain a name, relative to the project's root. */
export type FindUses = (name: string) => readonly string[];

/** Compares the operations of a service: their existence, paths, permissions and parameters. */
export function compareOperations(
  before: ServiceModel,
  after: ServiceModel,
  findUses: FindUses,
): readonly DocumentChange[] {
  const [old, now] = [indexById(before), indexById(after)];
  const removed = [...old.values()].filter(({ id }) => !now.has(id));
  const added = [...now.values()].filter(({ id }) => !old.has(id));
  return [
    ...removed.map(operation => createRemovedChange(operation, added, findUses)),
    ...added
      .filter(operation => !removed.some(each => isSameCall(each, operation)))
      .map(operation =>
        createChange('safe', operation, `is new: ${formatCall(operation)}`, [
          affectedPart('buttons', operation.resource ?? operation.service),
        ]),
      ),
    ...[...old.values()].flatMap(operation => {
      const other = now.get(operation.id);
      return other ? compareOperation(operation, other) : [];
    }),
  ];
}

const indexById = ({ operations }: ServiceModel) =>
  new Map(operations.map(operation => [operation.id, operation]));

const formatCall = ({ method, path }: OperationDescriptor) => `${method.toUpperCase()} ${path}`;
const isSameCall = (one: OperationDescriptor, other: OperationDescriptor) =>
  formatCall(one) === formatCall(other);

const createChange = (
  severity: DocumentChange['severity'],
  { id, service }: OperationDescriptor,
  description: string,
  affectedParts: readonly AffectedPart[],
  remedy?: string,
): DocumentChange => ({
  severity,
  service,
  subject: `operation ${id}`,
  description,
  affectedParts,
  ...(remedy !== undefined && { remedy }),
});

function createRemovedChange(
  operation: OperationDescriptor,
  added: readonly OperationDescriptor[],
  findUses: FindUses,
): DocumentChange {
  const renamed = added.find(each => isSameCall(each, operation));
  const code = findAffectedCode(operation.id, findUses);
  return renamed
    ? createChange(
        'breaking',
        operation,
        `is called ${renamed.id} now`,
        [affectedPart('calls', operation.id), ...code],
        `write ${renamed.id} where the code names ${operation.id}`,
      )
    : createChange(
        'breaking',
        operation,
        `is removed: ${formatCall(operation)}`,
        [
          ...findAffectedScreens(operation),
          affectedPart('calls', operation.id),
          affectedPart('mocks'),
          ...code,
        ],
        'keep it, marked `deprecated`, until no console that calls it is out',
      );
}

const findAffectedCode = (name: string, findUses: FindUses): readonly AffectedPart[] => {
  const files = findUses(name);
  return files.length > 0 ? [affectedPart('code', ...files)] : [];
};

/** The parts of the console that show each kind of operation. */
const PARTS_BY_KIND: Readonly<Record<OperationDescriptor['kind'], readonly ConsolePart[]>> = {
  list: ['URLs', 'columns', 'filters', 'saved queries', 'import and export', 'references'],
  count: ['filters'],
  one: ['URLs', 'references'],
  create: ['forms', 'buttons', 'import and export'],
  update: ['forms', 'buttons', 'import and export'],
  import: ['import and export'],
  delete: ['buttons'],
  action: ['buttons', 'forms'],
  report: ['URLs', 'forms'],
  none: [],
};

const findAffectedScreens = ({
  kind,
  resource,
  service,
}: OperationDescriptor): readonly AffectedPart[] =>
  PARTS_BY_KIND[kind].map(part => affectedPart(part, resource ?? service));

function compareOperation(
  old: OperationDescriptor,
  now: OperationDescriptor,
): readonly DocumentChange[] {
  const createOwnChange = (
    severity: DocumentChange['severity'],
    description: string,
    ...affectedParts: readonly AffectedPart[]
  ) => createChange(severity, old, description, affectedParts);
  const changes: DocumentChange[] = [];
  if (!isSameCall(old, now))
    changes.push(
      createOwnChange(
        'breaking',
        `was ${formatCall(old)} and is ${formatCall(now)}`,
        affectedPart('calls', old.id),
        affectedPart('mocks'),
      ),
    );
  if (old.kind !== now.kind || old.resource !== now.resource || old.appliesTo !== now.appliesTo)
    changes.push(
      createOwnChange(
        old.kind === 'none' ? 'safe' : 'breaking',
        `was ${describeBinding(old)} and is ${describeBinding(now)}`,
        ...findAffectedScreens(old),
      ),
    );
  if (old.secured !== now.secured)
    changes.push(
      createOwnChange(
        now.secured ? 'breaking' : 'safe',
        now.secured ? 'requires a token now' : 'requires no token any more',
        affectedPart('calls', old.id),
        affectedPart('mocks'),
      ),
    );
  if (old.physical !== now.physical)
    changes.push(
      createOwnChange(
        'safe',
        now.physical
          ? 'moves something in the street now: it is always confirmed'
          : 'is no longer physical: it is no longer confirmed',
        affectedPart('buttons', old.resource ?? old.service),
      ),
    );
  else if (now.physical && old.skipsConfirm !== now.skipsConfirm)
    changes.push(
      createOwnChange(
        'safe',
        now.skipsConfirm
          ? 'moves something in the street without a question now'
          : 'is confirmed now',
        affectedPart('buttons', old.resource ?? old.service),
      ),
    );
  if (old.group !== now.group)
    changes.push(
      createOwnChange(
        'safe',
        `is in the group ${now.group ?? 'of no name'} now`,
        affectedPart('buttons', old.resource ?? old.service),
      ),
    );
  if (old.job !== now.job)
    changes.push(
      createOwnChange(
        'breaking',
        now.job ? 'responds before its work is done now' : 'responds when its work is done now',
        affectedPart('buttons', old.resource ?? old.service),
      ),
    );
  if (isDifferent(old.when, now.when))
    changes.push(
      createOwnChange(
        'safe',
        `is offered ${now.when ? `when ${JSON.stringify(now.when)}` : 'always'} now`,
        affectedPart('buttons', old.resource ?? old.service),
      ),
    );
  if (isDifferent(old.label, now.label) || isDifferent(old.confirm, now.confirm))
    changes.push(
      createOwnChange(
        'safe',
        `is called “${now.label.en}” now${now.confirm ? `, and its confirmation is “${now.confirm.en}”` : ''}`,
        affectedPart('texts'),
      ),
    );
  if (isDifferent(old.logText, now.logText))
    changes.push(
      createOwnChange(
        'safe',
        `is “${(now.logText ?? now.label).en}” in logs now`,
        affectedPart('texts'),
      ),
    );
  if (isDifferent(old.successMessages, now.successMessages))
    changes.push(
      createOwnChange(
        'safe',
        `shows ${quoteTexts(now.successMessages?.map(({ en }) => en))} after success now`,
        affectedPart('texts'),
      ),
    );
  if (isDifferent(old.disabledReason, now.disabledReason))
    changes.push(
      createOwnChange(
        'safe',
        `shows ${quoteTexts(now.disabledReason && [now.disabledReason.en])} where it is not available now`,
        affectedPart('texts'),
      ),
    );
  return [
    ...changes,
    ...compareParameters(old, now),
    ...compareBodies(old, now),
    ...compareResponses(old, now),
    ...comparePermissions(old, now),
    ...compareErrorCodes(old, now),
  ];
}

/** Quotes texts, or states that there are none. */
const quoteTexts = (texts: readonly string[] = []) =>
  texts.length > 0 ? texts.map(text => `“${text}”`).join(' or ') : 'nothing of its own';

const isDifferent = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
const describeBinding = ({ kind, appliesTo, resource }: OperationDescriptor) =>
  `${kind}${appliesTo === undefined ? '' : ` on a ${appliesTo}`} of ${resource ?? 'nothing'}`;

function compareParameters(
  old: OperationDescriptor,
  now: OperationDescriptor,
): readonly DocumentChange[] {
  const affectedParts = [affectedPart('calls', old.id), affectedPart('mocks')];
  return [
    ...old.parameters
      .filter(({ name, in: location }) => location !== 'path' && !findParameter(now, name))
      .map(({ name }) =>
        createChange('breaking', old, `no longer takes the parameter ${name}`, [
          ...affectedParts,
          ...(['filter', 'where'].includes(name) ? findAffectedScreens(old) : []),
        ]),
      ),
    ...now.parameters
      .filter(({ in: location }) => location !== 'path')
      .flatMap(({ name, required }) => {
        const before = findParameter(old, name);
        if (!before)
          return [
            createChange(
              required ? 'breaking' : 'safe',
              old,
              `takes the parameter ${name}${required ? ', which must be given' : ''}`,
              affectedParts,
            ),
          ];
        return before.required || !required
          ? []
          : [
              createChange(
                'breaking',
                old,
                `must be given the parameter ${name} now`,
                affectedParts,
              ),
            ];
      }),
  ];
}

const findParameter = ({ parameters }: OperationDescriptor, parameterName: string) =>
  parameters.find(({ name }) => name === parameterName);

function compareBodies(
  old: OperationDescriptor,
  now: OperationDescriptor,
): readonly DocumentChange[] {
  const affectedParts = [
    affectedPart('forms', old.id),
    affectedPart('calls', old.id),
    affectedPart('mocks'),
  ];
  const [was, is] = [old.body, now.body];
  if (was && !is) return [createChange('breaking', old, 'takes no body any more', affectedParts)];
  if (!was && is)
    return [
      createChange(
        is.required ? 'breaking' : 'safe',
        old,
        `takes a body${is.required ? ', which must be given' : ''}`,
        affectedParts,
      ),
    ];
  if (!was || !is) return [];
  return [
    ...(was.mediaType === is.mediaType
      ? []
      : [
          createChange(
            'breaking',
            old,
            `took ${was.mediaType} and takes ${is.mediaType}`,
            affectedParts,
          ),
        ]),
    ...(is.required && !was.required
      ? [createChange('breaking', old, 'must be given a body now', affectedParts)]
      : []),
  ];
}

/** Compares successful responses; the error codes cover the others. */
function compareResponses(
  old: OperationDescriptor,
  now: OperationDescriptor,
): readonly DocumentChange[] {
  const formatResponses = ({ responses }: OperationDescriptor) =>
    responses
      .filter(({ status }) => status < 400)
      .map(({ status, mediaType }) => `${status} ${mediaType ?? 'without content'}`)
      .join(', ');
  return formatResponses(old) === formatResponses(now)
    ? []
    : [
        createChange(
          'breaking',
          old,
          `had the response ${formatResponses(old) || 'none'} and has ${formatResponses(now) || 'none'}`,
          [affectedPart('calls', old.id), affectedPart('mocks')],
        ),
      ];
}

function comparePermissions(
  old: OperationDescriptor,
  now: OperationDescriptor,
): readonly DocumentChange[] {
  if (!isDifferent(old.permission, now.permission)) return [];
  const isRestricted = isNarrower(old.permission, now.permission);
  return [
    createChange(
      isRestricted ? 'breaking' : 'safe',
      old,
      `was for ${describePermission(old.permission)} and is for ${describePermission(now.permission)}`,
      [
        affectedPart('permissions', old.resource ?? old.service),
        affectedPart('buttons', old.resource ?? old.service),
        affectedPart('mocks'),
      ],
    ),
  ];
}

/** Whether a caller with permission before can lack it now. */
function isNarrower(was: Permission = {}, is: Permission = {}): boolean {
  if (is.module !== undefined && is.module !== was.module) return true;
  const [before, after] = [was.roles ?? [], is.roles ?? []];
  if (after.length === 0) return false;
  return before.length === 0 || before.some(role => !after.includes(role));
}

const describePermission = ({ module, roles = [] }: Permission = {}) =>
  `${roles.length === 0 ? 'every role' : roles.join(', ')}${module === undefined ? '' : ` with the module ${module}`}`;

function compareErrorCodes(
  old: OperationDescriptor,
  now: OperationDescriptor,
): readonly DocumentChange[] {
  const added = now.errorCodes.filter(code => !old.errorCodes.includes(code));
  const removed = old.errorCodes.filter(code => !now.errorCodes.includes(code));
  return [
    ...(added.length > 0
      ? [
          createChange('safe', old, `can fail with ${added.join(', ')} too`, [
            affectedPart('messages', ...added.map(String)),
            affectedPart('mocks'),
          ]),
        ]
      : []),
    ...(removed.length > 0
      ? [
          createChange('safe', old, `no longer fails with ${removed.join(', ')}`, [
            affectedPart('messages', ...removed.map(String)),
            affectedPart('mocks'),
          ]),
        ]
      : []),
  ];
}
