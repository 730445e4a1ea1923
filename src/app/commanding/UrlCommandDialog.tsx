import CommandDialog from '../../features/assets/commands/CommandDialog.tsx';
import { resources } from '../../generated/catalogue.ts';
import { ResourcesContext } from '../../resources/descriptor/ResourcesContext.ts';

interface UrlCommandDialogProps {
  /** The value of the `command` parameter. */
  readonly command: string;
  readonly onClose: () => void;
}

/** The command dialog, independent of any route. */
export default function UrlCommandDialog({ command, onClose }: UrlCommandDialogProps) {
  const params = new Map(
    command.split(',').map(param => {
      const [name = '', ...value] = param.split(':');
      return [name, value.join(':')] as const;
    }),
  );
  const target = {
    domain: params.get('domain') || undefined,
    model: params.get('model') || undefined,
  };
  return (
    <ResourcesContext value={resources}>
      <CommandDialog target={target} onClose={onClose} />
    </ResourcesContext>
  );
}
