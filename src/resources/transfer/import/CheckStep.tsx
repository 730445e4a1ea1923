import DialogActions from '@mui/material/DialogActions';
import { use, useContext } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DialogBody } from '../../../ui/FormDialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { LeaveContext, useUnsaved } from '../../../ui/unsaved/unsaved.ts';
import { Count } from '../../../ui/Count.tsx';
import { ResourcesContext } from '../../ResourcesContext.ts';
import { useText } from '../../useText.ts';
import { ProblemLine } from '../ProblemLine.tsx';
import { saveFile } from '../saveFile.ts';
import { useCounted } from '../useCounted.ts';
import { Counts } from './Counts.tsx';
import type { Chosen, Verified } from './ImportState.ts';
import { PreviewTable } from './PreviewTable.tsx';
import type { StepProps } from './StepProps.ts';

interface CheckStepProps extends StepProps {
  readonly chosen: Chosen;
  readonly verified: Verified;
}

/** What would happen, before anything does: how many rows become what, and what is wrong with the others. */
export const CheckStep = ({ work, chosen, verified, onClose }: CheckStepProps) => {
  const translate = useTranslate();
  const counted = useCounted();
  const { checked, unchecked } = verified;
  const leave = use(LeaveContext);
  useUnsaved(() => chosen.isChanged);
  const total = checked.create + checked.update;
  const saveReport = async () =>
    saveFile(work.reportName(chosen), await work.report([], checked.keys));
  return (
    <>
      <DialogBody>
        <Counts
          counts={[
            { name: 'create', count: checked.create },
            { name: 'update', count: checked.update },
            { name: 'rejected', count: checked.rejected, isBad: true },
            { name: 'examples', count: checked.examples },
          ]}
        />
        <Reasons work={work} verified={verified} />
        <Unchecked resources={unchecked} />
        <PreviewTable chosen={chosen} checked={checked} work={work} />
        {total === 0 && <ProblemLine>{translate('transfer.check.nothing')}</ProblemLine>}
        {work.problem && <ProblemLine>{work.problem}</ProblemLine>}
      </DialogBody>
      <DialogActions>
        {checked.rejected > 0 && (
          <ActionButton
            className="transfer-left"
            startIcon={<Icon name="download" />}
            onClick={() => void saveReport()}
          >
            {translate('transfer.report.save', counted(checked.rejected))}
          </ActionButton>
        )}
        <ActionButton onClick={() => work.back(chosen)}>{translate('transfer.back')}</ActionButton>
        <ActionButton onClick={() => leave(onClose)} data-least-harmful>
          {translate('shell.cancel')}
        </ActionButton>
        <ActionButton
          kind="primary"
          disabled={total === 0}
          reason={translate('transfer.check.nothing')}
          onClick={() => void work.send(chosen, verified)}
        >
          {translate('transfer.import.confirm', counted(total))}
        </ActionButton>
      </DialogActions>
    </>
  );
};

const Reasons = ({ work, verified }: Pick<CheckStepProps, 'work' | 'verified'>) => (
  <ul className="transfer-reasons">
    {verified.checked.reasons.map(({ count, ...problem }) => (
      <li key={`${problem.column} ${problem.complaint.key}`}>
        <span className="transfer-count">
          <Count of={count} />
        </span>
        {work.words.problem(problem)}
      </li>
    ))}
  </ul>
);

const Unchecked = ({ resources }: { readonly resources: readonly string[] }) => {
  const translate = useTranslate();
  const text = useText();
  const known = useContext(ResourcesContext);
  if (resources.length === 0) return null;
  const names = resources.map(name => {
    const target = Object.hasOwn(known, name) ? known[name] : undefined;
    return target ? text(target.plural) : name;
  });
  return (
    <p className="transfer-hint">
      {translate('transfer.check.unchecked', { resources: names.join(translate('form.comma')) })}
    </p>
  );
};
