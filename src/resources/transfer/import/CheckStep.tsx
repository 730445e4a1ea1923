import DialogActions from '@mui/material/DialogActions';
import { use, useContext } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DialogBody } from '../../../ui/FormDialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { LeaveContext, useUnsaved } from '../../../ui/unsaved/unsaved.ts';
import { Count } from '../../../ui/Count.tsx';
import { useAllowed } from '../../record/useAllowed.ts';
import { ResourcesContext } from '../../ResourcesContext.ts';
import { useText } from '../../useText.ts';
import { ProblemLine } from '../ProblemLine.tsx';
import { saveFile } from '../saveFile.ts';
import { useCounted } from '../useCounted.ts';
import { Counts } from './Counts.tsx';
import type { Remedy } from './ImportCheck.ts';
import type { Chosen, Verified } from './ImportState.ts';
import { PreviewTable } from './PreviewTable.tsx';
import type { StepProps } from './StepProps.ts';
import { useIsZoneOutdated, ZoneNotice } from './ZoneNotice.tsx';

interface CheckStepProps extends StepProps {
  readonly chosen: Chosen;
  readonly verified: Verified;
}

/** What would happen, before anything does: how many rows become what, and what is wrong with the others. */
export const CheckStep = ({ descriptor, work, chosen, verified, onClose }: CheckStepProps) => {
  const translate = useTranslate();
  const counted = useCounted();
  const { checked, unchecked } = verified;
  const leave = use(LeaveContext);
  useUnsaved(() => chosen.isChanged);
  const isOutdated = useIsZoneOutdated({ chosen, verified, work });
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
            { name: 'same', count: checked.same },
            { name: 'rejected', count: checked.rejected, isBad: true },
            { name: 'examples', count: checked.examples },
          ]}
        />
        <Reasons work={work} verified={verified} chosen={chosen} descriptor={descriptor} />
        <ZoneNotice {...{ chosen, verified, work }} />
        <Overwrites work={work} verified={verified} />
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
          disabled={total === 0 || isOutdated}
          reason={translate(isOutdated ? 'transfer.zone.outdated' : 'transfer.check.nothing')}
          onClick={() => void work.send(chosen, verified)}
        >
          {translate('transfer.import.confirm', counted(total))}
        </ActionButton>
      </DialogActions>
    </>
  );
};

type ReasonsProps = Pick<CheckStepProps, 'work' | 'verified' | 'chosen' | 'descriptor'>;

const Reasons = ({ work, verified, chosen, descriptor }: ReasonsProps) => {
  const { checked, remedies } = verified;
  return (
    <ul className="transfer-reasons">
      {checked.reasons.map(({ count, ...problem }) => {
        const remedy = remedies.find(each => each.problem === problem.complaint.key);
        return (
          <li key={`${problem.column} ${problem.complaint.key}`}>
            <span className="transfer-count">
              <Count of={count} />
            </span>
            <span>{work.words.problem(problem)}</span>
            {remedy && <RemedyButton {...{ remedy, work, chosen, descriptor }} />}
          </li>
        );
      })}
    </ul>
  );
};

interface RemedyButtonProps extends Pick<CheckStepProps, 'work' | 'chosen' | 'descriptor'> {
  readonly remedy: Remedy;
}

/** Makes the platform take the rows of one reason; they are checked again then. */
const RemedyButton = ({ remedy, work, chosen, descriptor }: RemedyButtonProps) => {
  const translate = useTranslate();
  const denied = useAllowed(descriptor.name, [remedy.operation])(remedy.operation);
  return (
    <ActionButton
      size="small"
      working={work.remedying !== undefined}
      disabled={denied !== undefined}
      reason={denied ?? ''}
      onClick={() => void work.remedy(chosen, remedy)}
    >
      {translate(remedy.label, remedy.args)}
    </ActionButton>
  );
};

/** Which values of records are overwritten, and in how many of them. */
const Overwrites = ({ work, verified }: Pick<CheckStepProps, 'work' | 'verified'>) => {
  const translate = useTranslate();
  const counted = useCounted();
  const { checked, uncompared } = verified;
  if (checked.overwritten.length + uncompared === 0) return null;
  const fields = checked.overwritten.map(({ source, count }) =>
    translate('transfer.overwrites.field', { field: work.words.nameOf(source), ...counted(count) }),
  );
  return (
    <p className="transfer-overwrites" role="note">
      {fields.length > 0 &&
        translate('transfer.overwrites', { fields: fields.join(translate('form.comma')) })}{' '}
      {uncompared > 0 && translate('transfer.uncompared', counted(uncompared))}
    </p>
  );
};

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
