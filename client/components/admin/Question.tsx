import type { ReactNode } from 'react';
import { Modal } from './Modal';

interface QuestionProps {
  title: string;
  text: ReactNode;
  yes: string;
  no: string;
  pending?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** A short question before something is lost. The harmless answer has the focus. */
export function Question({ title, text, yes, no, pending, onYes, onNo }: QuestionProps) {
  return (
    <Modal title={title} className="modal-small" onLeave={onNo}>
      <p>{text}</p>
      <p className="actions">
        <button type="button" className="button button-quiet" autoFocus onClick={onNo}>
          {no}
        </button>
        <button type="button" className="button button-danger" disabled={pending} onClick={onYes}>
          {yes}
        </button>
      </p>
    </Modal>
  );
}
