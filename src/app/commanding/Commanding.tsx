import CommandDialog from '../../features/assets/commands/CommandDialog.tsx';
import { resources } from '../../generated/catalogue.ts';
import { ResourcesContext } from '../../resources/ResourcesContext.ts';

interface CommandingProps {
  /** What the address says. */
  readonly asked: string;
  readonly onClose: () => void;
}

/** The dialog of a command, outside of every place. */
export default function Commanding({ asked, onClose }: CommandingProps) {
  const parts = new Map(
    asked.split(',').map(part => {
      const [name = '', ...value] = part.split(':');
      return [name, value.join(':')] as const;
    }),
  );
  const start = {
    domain: parts.get('domain') || undefined,
    model: parts.get('model') || undefined,
  };
  return (
    <ResourcesContext value={resources}>
      <CommandDialog start={start} onClose={onClose} />
    </ResourcesContext>
  );
}
