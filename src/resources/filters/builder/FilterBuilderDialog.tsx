import './query.css';

import { useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';

import type { FieldDescriptor } from '../../../schema/field.ts';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import { useUnsavedForm } from '../../../ui/unsaved/unsavedForms.ts';
import { createSubmitHandler } from '../../form/createSubmitHandler.ts';
import type { Condition, FilterCondition } from '../../../schema/filter.ts';
import { MAX_GROUP_DEPTH } from '../../conditions/filterConditions.ts';
import { fromOperandFormValues, toOperandFormValues } from '../../conditions/operandFormValues.ts';
import { FilterBuilderContext } from './FilterBuilderContext.ts';
import { QueryGroup } from './QueryGroup.tsx';
import { QueryRule } from './QueryRule.tsx';
import {
  resolveRule,
  type FilterTreeGroup,
  getValuePath,
  toConditions,
  type FilterTreeRule,
  collectRules,
  toFilterTree,
} from './filterTree.ts';

interface FilterBuilderDialogProps {
  readonly fields: readonly FieldDescriptor[];
  readonly initialConditions: readonly FilterCondition[];
  readonly onApply: (conditions: readonly FilterCondition[]) => void;
  readonly onClose: () => void;
}

/**
 * Edits the filter of a list as groups of *and* and *or*. It starts with the conditions of the chips, and writes them
 * back.
 */
export default function FilterBuilderDialog(props: FilterBuilderDialogProps) {
  const translate = useTranslate();
  return (
    <FormDialog open size="large" title={translate('filter.groups.title')} onClose={props.onClose}>
      <FilterBuilderForm {...props} />
    </FormDialog>
  );
}

const controlElements = { rule: QueryRule, ruleGroup: QueryGroup };

const FilterBuilderForm = ({
  fields,
  initialConditions,
  onApply,
  onClose,
}: FilterBuilderDialogProps) => {
  const translate = useTranslate();
  const newId = useNewId();
  const [initialTree] = useState(() => createInitialTree(initialConditions, fields, newId));
  const [tree, setTree] = useState<FilterTreeGroup>(initialTree);
  const [lastAddedId, setLastAddedId] = useState<string>();
  const form = useForm<Record<string, unknown>>({
    mode: 'onTouched',
    defaultValues: useMemo(() => getFormValues(initialTree, fields), [initialTree, fields]),
  });
  const isFormDirty = form.formState.isDirty;
  useUnsavedForm(() => isFormDirty || tree !== initialTree);

  const readCondition = (rule: FilterTreeRule): Condition | undefined => {
    const resolved = resolveRule(rule, fields);
    if (!resolved) return undefined;
    const values = form.getValues(getValuePath(rule, fields)) as
      | Record<string, unknown>
      | undefined;
    const { field, operator } = resolved;
    return { ...resolved, value: fromOperandFormValues(field, operator, values ?? {}) };
  };
  const builderValue = useMemo(() => ({ fields, lastAddedId }), [fields, lastAddedId]);
  return (
    <FormProvider {...form}>
      <form
        className="dialog-form"
        noValidate
        onSubmit={createSubmitHandler(
          form.handleSubmit(() => onApply(toConditions(tree, readCondition))),
        )}
      >
        <DialogBody>
          <FilterBuilderContext value={builderValue}>
            <QueryBuilder
              query={tree as RuleGroupType}
              onQueryChange={next => setTree(next as FilterTreeGroup)}
              fields={fields.map(({ source }) => ({ name: source, label: source }))}
              getOperators={source => getOperatorOptions(fields, source)}
              controlElements={controlElements}
              maxLevels={MAX_GROUP_DEPTH}
              idGenerator={newId}
              addRuleToNewGroups
              suppressStandardClassnames
              onAddRule={rule => {
                setLastAddedId(rule.id);
                return true;
              }}
              onAddGroup={group => {
                const [rule] = group.rules;
                setLastAddedId(typeof rule === 'object' ? rule.id : undefined);
                return true;
              }}
            />
          </FilterBuilderContext>
        </DialogBody>
        <DialogFooter
          confirmLabel={translate('filter.groups.apply')}
          cancelLabel={translate('shell.cancel')}
          onCancel={onClose}
        />
      </form>
    </FormProvider>
  );
};

/** Returns a generator of ids that are valid as the first segment of a form path. */
function useNewId(): () => string {
  const last = useRef(0);
  return () => {
    last.current += 1;
    return `q${last.current}`;
  };
}

/** Creates the initial tree: an empty filter starts with one condition to fill in. */
function createInitialTree(
  initialConditions: readonly FilterCondition[],
  fields: readonly FieldDescriptor[],
  newId: () => string,
): FilterTreeGroup {
  const tree = toFilterTree(initialConditions, newId);
  const [field] = fields;
  const [operator] = field?.filter ?? [];
  if (tree.rules.length > 0 || !field || !operator) return tree;
  return { ...tree, rules: [{ id: newId(), field: field.source, operator, value: undefined }] };
}

function getFormValues(tree: FilterTreeGroup, fields: readonly FieldDescriptor[]) {
  const entries = collectRules(tree).map(rule => {
    const resolved = resolveRule(rule, fields);
    const [id = '', valueKey = ''] = getValuePath(rule, fields).split('.');
    return [
      id,
      { [valueKey]: resolved && toOperandFormValues({ ...resolved, value: rule.value }) },
    ] as const;
  });
  return Object.fromEntries(entries);
}

const getOperatorOptions = (fields: readonly FieldDescriptor[], source: string) =>
  (fields.find(field => field.source === source)?.filter ?? []).map(name => ({
    name,
    label: name,
  }));
