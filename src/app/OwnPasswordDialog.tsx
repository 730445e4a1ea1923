import { ChangePasswordDialog } from '../features/session/password/ChangePasswordDialog.tsx';
import { closeDialog } from './openDialogs.ts';

/** The form for one's own password, from wherever it was asked for. */
export default function OwnPasswordDialog() {
  return <ChangePasswordDialog open onClose={() => closeDialog('password')} />;
}
