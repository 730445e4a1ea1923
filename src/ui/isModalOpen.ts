/** A drawer is not modal: the page stays in use. */
const MODAL_SELECTOR = '[role=dialog]:not(.over-drawer), [role=alertdialog], [role=menu]';

/** Whether a dialog or a menu has the keys. */
export const isModalOpen = (): boolean => document.querySelector(MODAL_SELECTOR) !== null;
