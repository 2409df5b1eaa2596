// A dialog, open or closed by its state; its button, Esc or a press outside close it; one at a time.
import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useHeadingTag } from '../text/heading.tsx';
import { Icon } from '../text/icon.tsx';
import { openModal } from './open-modal.ts';

interface DialogProps {
  open: boolean;
  title: string;
  /** Called when the visitor closes it, or the page hides it: set `open` to false. */
  onClose: () => void;
  /** The accessible name of the close button. Without it, the visitor can't close the dialog by button, Esc or press. */
  closeLabel?: string;
  size?: 'medium' | 'wide' | 'full';
  /** Drawn only while it is open. */
  children: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { open, title, onClose, closeLabel, size = 'medium', children } = props;
  const dismissible = closeLabel !== undefined;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const Title = useHeadingTag(2);
  useModal(dialog, heading, open, onClose, dismissible);

  const beside = usePressOutside(dismissible, onClose);
  const closed = (target: HTMLDialogElement) => {
    if (!open || target.open) return;
    // The browser has closed it, as it may do at a second Esc.
    if (dismissible) onClose();
    else target.showModal();
  };

  return (
    <dialog
      ref={dialog}
      className={`dialog dialog--${size}`}
      part="dialog"
      aria-labelledby={titleId}
      closedby={dismissible ? 'closerequest' : 'none'}
      onClose={(event) => closed(event.currentTarget)}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onWheel={(event) => event.stopPropagation()}
      onTouchMove={(event) => event.stopPropagation()}
      {...beside}
    >
      {open && (
        <div className="dialog__panel">
          <div className="dialog__content">
            <div className="dialog__header">
              <Title className="dialog__title" id={titleId} ref={heading} tabIndex={-1}>
                {title}
              </Title>
              {dismissible && (
                <button type="button" className="dialog__close" aria-label={closeLabel} onClick={onClose}>
                  <Icon name="cross" />
                </button>
              )}
            </div>
            <div className="dialog__body stack stack--5">{children}</div>
          </div>
        </div>
      )}
    </dialog>
  );
}

type Ref<T> = { readonly current: T | null };

/** Opens and closes with `open`, before an empty box could be seen. The title takes the focus, so that it is read out. */
function useModal(
  dialog: Ref<HTMLDialogElement>,
  heading: Ref<HTMLElement>,
  open: boolean,
  onClose: () => void,
  dismissible: boolean,
) {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    if (!open || !dialog.current) return;
    const ask = () => latest.current();
    const close = openModal(dialog.current, { onHidden: ask, onEscape: dismissible ? ask : () => {} });
    if (close) heading.current?.focus({ preventScroll: true });
    else latest.current();
    return close;
  }, [open, dialog, heading, dismissible]);
}

/** A press outside must begin and end outside the panel. One that begins as a text selection inside does not count. */
function usePressOutside(dismissible: boolean, onClose: () => void) {
  const began = useRef(false);
  return {
    onPointerDown: (event: { target: unknown; currentTarget: unknown }) => {
      began.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (dismissible && began.current && event.target === event.currentTarget) onClose();
    },
  };
}
