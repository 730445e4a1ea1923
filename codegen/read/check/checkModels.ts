import type { RecordCondition, FieldDescriptor } from '../../../src/schema/field.ts';
import { DocumentError, type Diagnostic } from '../../DocumentError.ts';
import type { ResourceModel, ServiceModel } from '../../model.ts';
import { isOwnDocument } from '../../project.ts';
import type { OperationExtension, SchemaExtension } from '../../openapi.ts';
import { suggestName } from './explainSchemaError.ts';
import type { PathDiagnostic } from '../report/PathDiagnostic.ts';
import { findImpossibleValues } from './findImpossibleValues.ts';
import { bindOperations } from '../resource/bindOperations.ts';
import { createDiagnosticLocator } from '../report/createDiagnosticLocator.ts';
import { walkExtensions, type XConsoleExtension } from '../schema/specificationExtension.ts';

/**
 * Validates references between documents and resources: every named resource exists, once.
 *
 * @param strict whether all of the project's own documents are present; else references to missing ones are dropped
 * @throws DocumentError with every error
 * @example checkModels(await readServices(['openapi/core.yaml']), false);
 * @see https://spec.openapis.org/oas/v3.1.1.html#specification-extensions
 */
export function checkModels(models: readonly ServiceModel[], strict = true): void {
  const names = models.flatMap(({ resources }) => resources.map(({ name }) => name));
  const diagnostics = models.flatMap(model =>
    [
      ...walkExtensions(model.document).flatMap(extension =>
        checkExtension(
          model,
          extension,
          strict || !isOwnDocument(model.source) ? names : undefined,
        ),
      ),
      ...checkVerbs(model),
      ...model.resources.flatMap(resource => checkListExtension(model, resource)),
    ].map(createDiagnosticLocator(model.files)),
  );
  const diagnosticsOfAll = [...diagnostics, ...checkDuplicateNames(models)];
  if (diagnosticsOfAll.length > 0) throw new DocumentError(diagnosticsOfAll);
}

function checkExtension(
  { resources }: ServiceModel,
  { subject, at, value: extension }: XConsoleExtension,
  names: readonly string[] | undefined,
): readonly PathDiagnostic[] {
  if (subject === 'operation') {
    const { resource, when, group } = extension as OperationExtension;
    if (resource === undefined) return [];
    const model = resources.find(({ name }) => name === resource);
    if (!model) {
      const ownNames = resources.map(({ name }) => name);
      const message = `x-console.resource "${resource}" has no list in this document; ${suggestName(resource, ownNames)}`;
      return [{ at: [...at, 'x-console', 'resource'], message }];
    }
    const fields = model.fields.map(({ source }) => source);
    const groups = (model.actionGroups ?? []).map(({ name }) => name);
    const groupDiagnostics =
      group === undefined || groups.includes(group)
        ? []
        : [
            {
              at: [...at, 'x-console', 'group'],
              message: `x-console.group "${group}" is no action group of ${resource}; ${suggestName(group, groups)}`,
            },
          ];
    const conditionDiagnostics = Object.entries(when ?? {}).flatMap(([name, allowed]) => {
      const field = model.fields.find(({ source }) => source === name);
      const path = [...at, 'x-console', 'when', name];
      if (field) return findImpossible(field, allowed).map(message => ({ at: path, message }));
      const message = `x-console.when names "${name}", no field of ${resource}; ${suggestName(name, fields)}`;
      return [{ at: path, message }];
    });
    return [...groupDiagnostics, ...conditionDiagnostics];
  }
  const { reference } = extension as SchemaExtension;
  if (reference === undefined || !names || names.includes(reference)) return [];
  const message = `x-console.reference "${reference}" is no resource; ${suggestName(reference, names)}`;
  return [{ at: [...at, 'x-console', 'reference'], message }];
}

/** Finds the values of a condition that a field can never have. */
const findImpossible = (
  field: FieldDescriptor,
  allowed: RecordCondition[string],
): readonly string[] =>
  findImpossibleValues(
    field.source,
    allowed,
    field.kind === 'boolean'
      ? [true, false]
      : field.kind === 'enum'
        ? field.choices.map(({ value }) => value)
        : undefined,
  );

/** Validates that the fields and operations named by a list extension exist: always-on filters, search and branch. */
function checkListExtension(
  { operations }: ServiceModel,
  { schema, fields, within, alwaysOnFilters = [], searchBox }: ResourceModel,
): readonly PathDiagnostic[] {
  const at = ['components', 'schemas', schema, 'x-console'];
  const ids = operations.map(({ id }) => id);
  const filterable = fields.filter(({ filter }) => filter.length > 0).map(({ source }) => source);
  const branchOperations = within ? [within.list, within.count] : [];
  const searchable = fields
    .filter(({ filter }) => filter.includes('like'))
    .map(({ source }) => source);
  return [
    ...[...alwaysOnFilters, ...(within ? [within.field] : [])]
      .filter(source => !filterable.includes(source))
      .map(source => ({
        at,
        message: `${schema} names "${source}", by which its list cannot be filtered; ${suggestName(source, filterable)}`,
      })),
    ...[...(searchBox?.fields ?? []), ...(searchBox?.joined ?? [])]
      .filter(source => !searchable.includes(source))
      .map(source => ({
        at: [...at, 'searchBox'],
        message: `${schema} searches "${source}", by a part of which its list cannot be filtered; ${suggestName(source, searchable)}`,
      })),
    ...branchOperations
      .filter(id => !ids.includes(id))
      .map(id => ({
        at: [...at, 'within'],
        message: `x-console.within names "${id}", no operation of this document; ${suggestName(id, ids)}`,
      })),
  ];
}

/** Validates that each verb is bound to one operation. */
function checkVerbs({ document }: ServiceModel): readonly PathDiagnostic[] {
  const idByVerb = new Map<string, string>();
  return bindOperations(document).flatMap(({ found, binding: { kind: is, resource } }) => {
    if (is === 'action' || is === 'report' || is === 'none') return [];
    const verb = `${is} of ${resource}`;
    const other = idByVerb.get(verb);
    idByVerb.set(verb, found.id);
    if (other === undefined) return [];
    const message = `${found.id} is the ${verb}, and so is ${other}; say x-console.kind of one of them`;
    return [{ at: found.at, message }];
  });
}

/** Resources and documents are identified by name everywhere, so that names must be unique. */
function checkDuplicateNames(models: readonly ServiceModel[]): readonly Diagnostic[] {
  const idByVerb = new Map<string, string>();
  return models.flatMap(({ name: service, source, resources }) =>
    [`service ${service}`, ...resources.map(({ name }) => `resource ${name}`)].flatMap(entry => {
      const other = idByVerb.get(entry);
      idByVerb.set(entry, source);
      return other === undefined
        ? []
        : [{ file: source, message: `${entry} is also in ${other}; rename one of them` }];
    }),
  );
}
