import { operation as activatePlayerProject } from '../../generated/core/operations/activatePlayerProject.ts';
import { operation as addPlayerProject } from '../../generated/core/operations/addPlayerProject.ts';
import { operation as endInsertion } from '../../generated/core/operations/endInsertion.ts';
import { operation as insertIntoPlayer } from '../../generated/core/operations/insertIntoPlayer.ts';
import { operation as removePlayerProject } from '../../generated/core/operations/removePlayerProject.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';

/** Returns a command to a player of a display as an action on the record of the player, which names its display. */
function toPlayerOperation({
  when: _,
  group: __,
  ...operation
}: OperationDescriptor): OperationDescriptor {
  return {
    ...operation,
    recordPath: { id: 'assetId', playerId: 'id' },
    parameters: operation.parameters.map(parameter => {
      if (parameter.name !== 'playerId') return parameter;
      const { name, in: location, required, json } = parameter;
      return { name, in: location, required, json };
    }),
  };
}

/** The commands to a player, the most frequent one first. @see MEDIA-12 */
export const playerOperations: readonly OperationDescriptor[] = [
  activatePlayerProject,
  addPlayerProject,
  insertIntoPlayer,
  endInsertion,
  removePlayerProject,
].map(toPlayerOperation);
