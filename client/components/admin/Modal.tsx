import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface ModalProps {
  title: string;
  className?: string;
  /** Escape was pressed: the owner decides whether the dialog goes. */
  onLeave: () => void;
  children: ReactNode;
}

/**
 * A modal dialog of the browser's own: it keeps the focus, and gives it back when it goes. Toasts
 * meant for its user show inside it, since all else is out of reach.
 */
export function Modal({ title, className = '', onLeave, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);

  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Otherwise a second Escape closes the dialog without asking anybody.
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  };
  return (
    <dialog
      ref={dialog}
      className={`modal ${className}`}
      aria-labelledby={id}
      onKeyDown={keyDown}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onLeave();
      }}
    >
      <h2 id={id} className="modal-title">
        {title}
      </h2>
      {children}
      <div className="toasts" data-toasts />
    </dialog>
  );
}
