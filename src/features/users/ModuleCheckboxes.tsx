import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import { useLocalizedText } from '../../resources/descriptor/useLocalizedText.ts';
import type { ModuleChoice } from './useModuleChoices.ts';

interface ModuleCheckboxesProps {
  readonly label: string;
  readonly choices: readonly ModuleChoice[];
  readonly checkedKeys: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

export const ModuleCheckboxes = ({
  label,
  choices,
  checkedKeys,
  onToggle,
}: ModuleCheckboxesProps) => {
  const text = useLocalizedText();
  return (
    <div
      className="mt-12 grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-x-16 gap-y-4"
      role="group"
      aria-label={label}
    >
      {choices.map(({ key, title }) => (
        <FormControlLabel
          key={key}
          label={text(title)}
          control={<Checkbox checked={checkedKeys.has(key)} onChange={() => onToggle(key)} />}
        />
      ))}
    </div>
  );
};
