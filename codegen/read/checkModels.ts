import type { Condition, FieldDescriptor } from '../../src/schema/field.ts';
import { DocumentError, type Complaint } from '../DocumentError.ts';
import type { ResourceModel, ServiceModel } from '../model.ts';
import { isOwnDocument } from '../project.ts';
import type { OperationWords, SchemaWords } from '../openapi.ts';
import { useOneOf } from './explain.ts';
import type { Finding } from './finding.ts';
import { impossibleValues } from './impossibleValues.ts';
import { bindOperations } from './readBinding.ts';
import { complainer } from './complainer.ts';
import { walkWords, type Words } from './walkWords.ts';

/**
 * Checks what documents say of each other and of resources: that every resource named exists, once.
 *
 * @param strict whether all of the project's own documents are there; else their references to what is not are dropped
 * @throws DocumentError with everything that is wrong
 */
export function checkModels(models: readonly ServiceModel[], strict = true): void {
  const names = models.flatMap(({ resources }) => resources.map(({ name }) => name));
  const complaints = models.flatMap(model =>
    [
      ...walkWords(model.document).flatMap(words =>
        checkWord(model, words, strict || !isOwnDocument(model.source) ? names : undefined),
      ),
      ...checkVerbs(model),
      ...model.resources.flatMap(resource => checkListWords(model, resource)),
    ].map(complainer(model.files)),
  );
  const all = [...complaints, ...checkTwins(models)];
  if (all.length > 0) throw new DocumentError(all);
}

function checkWord(
  { resources }: ServiceModel,
  { subject, at, words }: Words,
  names: readonly string[] | undefined,
): readonly Finding[] {
  if (subject === 'operation') {
    const { resource, when, group } = words as OperationWords;
    if (resource === undefined) return [];
    const model = resources.find(({ name }) => name === resource);
    if (!model) {
      const own = resources.map(({ name }) => name);
      const message = `x-console.resource "${resource}" has no list in this document; ${useOneOf(resource, own)}`;
      return [{ at: [...at, 'x-console', 'resource'], message }];
    }
    const fields = model.fields.map(({ source }) => source);
    const groups = (model.actionGroups ?? []).map(({ name }) => name);
    const wrongGroup =
      group === undefined || groups.includes(group)
        ? []
        : [
            {
              at: [...at, 'x-console', 'group'],
              message: `x-console.group "${group}" is no action group of ${resource}; ${useOneOf(group, groups)}`,
            },
          ];
    const wrongWhen = Object.entries(when ?? {}).flatMap(([name, wanted]) => {
      const field = model.fields.find(({ source }) => source === name);
      const place = [...at, 'x-console', 'when', name];
      if (field) return impossible(field, wanted).map(message => ({ at: place, message }));
      const message = `x-console.when names "${name}", no field of ${resource}; ${useOneOf(name, fields)}`;
      return [{ at: place, message }];
    });
    return [...wrongGroup, ...wrongWhen];
  }
  const { reference } = words as SchemaWords;
  if (reference === undefined || !names || names.includes(reference)) return [];
  const message = `x-console.reference "${reference}" is no resource; ${useOneOf(reference, names)}`;
  return [{ at: [...at, 'x-console', 'reference'], message }];
}

/** What is wrong with the values that a condition wants of a field: some that it can never have. */
const impossible = (field: FieldDescriptor, wanted: Condition[string]): readonly string[] =>
  impossibleValues(
    field.source,
    wanted,
    field.kind === 'boolean'
      ? [true, false]
      : field.kind === 'enum'
        ? field.choices.map(({ value }) => value)
        : undefined,
  );

/** What a schema says of its lists is there: the fields that are asked for first, and what lists a branch. */
function checkListWords(
  { operations }: ServiceModel,
  { schema, fields, within, search = [], searchBox }: ResourceModel,
): readonly Finding[] {
  const at = ['components', 'schemas', schema, 'x-console'];
  const ids = operations.map(({ id }) => id);
  const asked = fields.filter(({ filter }) => filter.length > 0).map(({ source }) => source);
  const branch = within ? [within.list, within.count] : [];
  const texts = fields.filter(({ filter }) => filter.includes('like')).map(({ source }) => source);
  return [
    ...[...search, ...(within ? [within.field] : [])]
      .filter(source => !asked.includes(source))
      .map(source => ({
        at,
        message: `${schema} names "${source}", which its list cannot be asked for; ${useOneOf(source, asked)}`,
      })),
    ...[...(searchBox?.fields ?? []), ...(searchBox?.joined ?? [])]
      .filter(source => !texts.includes(source))
      .map(source => ({
        at: [...at, 'searchBox'],
        message: `${schema} searches "${source}", of which its list cannot be asked for a part; ${useOneOf(source, texts)}`,
      })),
    ...branch
      .filter(id => !ids.includes(id))
      .map(id => ({
        at: [...at, 'within'],
        message: `x-console.within names "${id}", no operation of this document; ${useOneOf(id, ids)}`,
      })),
  ];
}

/** A verb of a resource is one operation. */
function checkVerbs({ document }: ServiceModel): readonly Finding[] {
  const taken = new Map<string, string>();
  return bindOperations(document).flatMap(({ found, binding: { is, resource } }) => {
    if (is === 'action' || is === 'reading' || is === 'none') return [];
    const verb = `${is} of ${resource}`;
    const other = taken.get(verb);
    taken.set(verb, found.id);
    if (other === undefined) return [];
    const message = `${found.id} is the ${verb}, and so is ${other}; say x-console.is of one of them`;
    return [{ at: found.at, message }];
  });
}

/** Resources and documents are known by name everywhere, so a name can be given once. */
function checkTwins(models: readonly ServiceModel[]): readonly Complaint[] {
  const taken = new Map<string, string>();
  return models.flatMap(({ name: service, source, resources }) =>
    [`service ${service}`, ...resources.map(({ name }) => `resource ${name}`)].flatMap(thing => {
      const other = taken.get(thing);
      taken.set(thing, source);
      return other === undefined
        ? []
        : [{ file: source, message: `${thing} is also in ${other}; rename one of them` }];
    }),
  );
}
