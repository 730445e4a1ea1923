import { ChangePasswordDialog } from '../features/session/password/ChangePasswordDialog.tsx';
import { close } from './opened.ts';

/** The form for one's own password, from wherever it was asked for. */
export default function OwnPasswordDialog() {
  return <ChangePasswordDialog open onClose={() => close('password')} />;
}
