import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import {
  isRuleGroupType,
  RuleGroupBodyComponents,
  type RuleGroupProps,
  useRuleGroup,
} from 'react-querybuilder';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { MAX_GROUP_DEPTH } from '../../conditions/filterConditions.ts';
import { focusAddButton } from './focusAddButton.ts';
import { formatRuleNumber } from './formatRuleNumber.ts';

/** A group of conditions: all or one of them must match. The innermost group explains why it cannot contain another. */
export const QueryGroup = (props: RuleGroupProps) => {
  const group = useRuleGroup(props);
  const translate = useTranslate();
  const { path, addRule, addGroup, removeGroup } = group;
  const isRoot = path.length === 0;
  const name = isRoot
    ? translate('filter.groups.all')
    : translate('filter.groups.group', { number: formatRuleNumber(path) });
  return (
    <div className="query-group grid min-w-0 gap-12" role="group" aria-label={name}>
      <div className="row justify-between">
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={translate('filter.groups.combinator')}
          value={getCombinator(group.ruleGroup)}
          onChange={(_, chosen: string | null) => chosen && group.onCombinatorChange(chosen)}
        >
          <ToggleButton value="and">{translate('filter.groups.and')}</ToggleButton>
          <ToggleButton value="or">{translate('filter.groups.or')}</ToggleButton>
        </ToggleButtonGroup>
        {!isRoot && (
          <IconButton
            aria-label={translate('filter.groups.remove', { name })}
            onClick={event => {
              focusAddButton(event.currentTarget);
              removeGroup(event);
            }}
          >
            <Icon name="trash" />
          </IconButton>
        )}
      </div>
      <RuleGroupBodyComponents {...group} />
      <div className="query-foot cluster -ml-10 gap-4">
        <ActionButton
          kind="auxiliary"
          size="small"
          className="query-add"
          startIcon={<Icon name="plus" size={14} />}
          onClick={event => addRule(event)}
        >
          {translate('filter.groups.addCondition')}
        </ActionButton>
        {path.length + 1 < MAX_GROUP_DEPTH ? (
          <ActionButton
            kind="auxiliary"
            size="small"
            startIcon={<Icon name="plus" size={14} />}
            onClick={event => addGroup(event)}
          >
            {translate('filter.groups.addGroup')}
          </ActionButton>
        ) : (
          <span className="px-10 text-12 text-3">
            {translate('filter.groups.deepest', { deepest: MAX_GROUP_DEPTH })}
          </span>
        )}
      </div>
    </div>
  );
};

const getCombinator = (group: RuleGroupProps['ruleGroup']) =>
  isRuleGroupType(group) ? group.combinator : 'and';
