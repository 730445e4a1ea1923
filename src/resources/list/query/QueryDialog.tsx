import './query.css';

import { useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';

import type { FieldDescriptor } from '../../../schema/field.ts';
import { DialogFoot } from '../../../ui/DialogFoot.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import { useUnsaved } from '../../../ui/unsaved/unsaved.ts';
import { formKeys } from '../../form/formKeys.ts';
import { type Asked, DEEPEST_GROUP, type Question, readOperands, writeOperands } from '../asked.ts';
import { operandOf } from '../operand.ts';
import { BuildingContext } from './Building.ts';
import { QueryGroup } from './QueryGroup.tsx';
import { QueryRule } from './QueryRule.tsx';
import {
  askedOf,
  type Group,
  placeOf,
  questionsOf,
  type Rule,
  rulesIn,
  treeOf,
} from './queryTree.ts';

interface QueryDialogProps {
  readonly fields: readonly FieldDescriptor[];
  /** What is asked when the dialog opens. */
  readonly begun: readonly Question[];
  readonly onApply: (questions: readonly Question[]) => void;
  readonly onClose: () => void;
}

/** Builds what a list is asked in groups of *and* and *or*. What the chips say is where it begins, and where it ends. */
export default function QueryDialog(props: QueryDialogProps) {
  const translate = useTranslate();
  return (
    <FormDialog open size="large" title={translate('filter.groups.title')} onClose={props.onClose}>
      <QueryForm {...props} />
    </FormDialog>
  );
}

const controls = { rule: QueryRule, ruleGroup: QueryGroup };

const QueryForm = ({ fields, begun, onApply, onClose }: QueryDialogProps) => {
  const translate = useTranslate();
  const newId = useIds();
  const [first] = useState(() => beginning(begun, fields, newId));
  const [tree, setTree] = useState<Group>(first);
  const [added, setAdded] = useState<string>();
  const form = useForm<Record<string, unknown>>({
    mode: 'onTouched',
    defaultValues: useMemo(() => valuesOf(first, fields), [first, fields]),
  });
  const isTyped = form.formState.isDirty;
  useUnsaved(() => isTyped || tree !== first);

  const read = (rule: Rule): Asked | undefined => {
    const asked = askedOf(rule, fields);
    if (!asked) return undefined;
    const values = form.getValues(placeOf(rule, fields)) as Record<string, unknown> | undefined;
    const operand = operandOf(asked.field, asked.operator);
    return { ...asked, value: readOperands(operand, asked.operator, values ?? {}) };
  };
  const building = useMemo(() => ({ fields, added }), [fields, added]);
  return (
    <FormProvider {...form}>
      <form
        className="dialog-form"
        noValidate
        onSubmit={formKeys(form.handleSubmit(() => onApply(questionsOf(tree, read))))}
      >
        <DialogBody>
          <BuildingContext value={building}>
            <QueryBuilder
              query={tree as RuleGroupType}
              onQueryChange={next => setTree(next as Group)}
              fields={fields.map(({ source }) => ({ name: source, label: source }))}
              getOperators={source => operatorsOf(fields, source)}
              controlElements={controls}
              maxLevels={DEEPEST_GROUP}
              idGenerator={newId}
              addRuleToNewGroups
              suppressStandardClassnames
              onAddRule={rule => {
                setAdded(rule.id);
                return true;
              }}
              onAddGroup={group => {
                const [rule] = group.rules;
                setAdded(typeof rule === 'object' ? rule.id : undefined);
                return true;
              }}
            />
          </BuildingContext>
        </DialogBody>
        <DialogFoot
          confirm={translate('filter.groups.apply')}
          cancel={translate('shell.cancel')}
          onCancel={onClose}
        />
      </form>
    </FormProvider>
  );
};

/** Names that a form can take as the beginning of a path. */
function useIds(): () => string {
  const last = useRef(0);
  return () => {
    last.current += 1;
    return `q${last.current}`;
  };
}

/** Nobody begins with an empty sheet: there is one condition to fill in. */
function beginning(
  begun: readonly Question[],
  fields: readonly FieldDescriptor[],
  newId: () => string,
): Group {
  const tree = treeOf(begun, newId);
  const [field] = fields;
  const [operator] = field?.filter ?? [];
  if (tree.rules.length > 0 || !field || !operator) return tree;
  return { ...tree, rules: [{ id: newId(), field: field.source, operator, value: undefined }] };
}

function valuesOf(tree: Group, fields: readonly FieldDescriptor[]) {
  const places = rulesIn(tree).map(rule => {
    const asked = askedOf(rule, fields);
    const [id = '', place = ''] = placeOf(rule, fields).split('.');
    return [id, { [place]: asked && writeOperands({ ...asked, value: rule.value }) }] as const;
  });
  return Object.fromEntries(places);
}

const operatorsOf = (fields: readonly FieldDescriptor[], source: string) =>
  (fields.find(field => field.source === source)?.filter ?? []).map(name => ({
    name,
    label: name,
  }));
