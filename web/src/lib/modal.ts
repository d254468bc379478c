/** Open a dialog over everything. What is given back closes it, and the focus returns to where it was. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
