import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import { useText } from '../../resources/useText.ts';
import type { ModuleChoice } from './useModuleChoices.ts';

interface ModuleBoxesProps {
  readonly label: string;
  readonly choices: readonly ModuleChoice[];
  readonly ticked: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

/** A box for each module. */
export const ModuleBoxes = ({ label, choices, ticked, onToggle }: ModuleBoxesProps) => {
  const text = useText();
  return (
    <div className="users-modules" role="group" aria-label={label}>
      {choices.map(({ key, title }) => (
        <FormControlLabel
          key={key}
          label={text(title)}
          control={<Checkbox checked={ticked.has(key)} onChange={() => onToggle(key)} />}
        />
      ))}
    </div>
  );
};
