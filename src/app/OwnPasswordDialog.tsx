import { ChangePasswordDialog } from '../features/session/password/ChangePasswordDialog.tsx';
import { closeDialog } from './openDialogs.ts';

/** The form for the user's own password, opened from any screen. */
export default function OwnPasswordDialog() {
  return <ChangePasswordDialog open onClose={() => closeDialog('password')} />;
}
