import {
  useEffect,
  useEffectEvent,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';

interface DialogProps {
  /** The kind of modal, told to tests and styles as `data-type`. */
  type: string;
  title: string;
  /** Prefix of the ids inside. */
  id: string;
  /** True from the moment of closing until the dialog is taken away. */
  isClosing: boolean;
  onClose(): void;
  /** Names the closing cross; null for a dialog that must be answered: neither Escape nor the backdrop close it. */
  closeLabel: string | null;
  /** A title for readers only, where the content has a visible one of its own. */
  hideTitle?: boolean;
  wide?: boolean;
  children: ReactNode;
}

/** As long as the fading of `dialog.css`. */
const fadeMs = 200;

/** A modal dialog on the native element: focus stays inside, and returns to where it came from. */
export function Dialog(props: DialogProps) {
  const {
    type,
    title,
    id,
    isClosing,
    onClose,
    closeLabel,
    hideTitle = false,
    wide = false,
    children,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const canDismiss = closeLabel !== null;

  const opened = useEffectEvent(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  });
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useEffect(() => {
    // What is asked for again while it fades comes back.
    if (!isClosing) return opened();
    const timer = setTimeout(() => dialog.current?.close(), fadeMs);
    return () => clearTimeout(timer);
  }, [isClosing]);

  function handleCancel(event: SyntheticEvent) {
    event.preventDefault();
    if (canDismiss) onClose();
  }

  function handleClick(event: MouseEvent) {
    if (canDismiss && event.target === dialog.current) onClose();
  }

  return (
    // The keyboard closes it by Escape, which the element itself hears.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={wide ? 'vt-dialog vt-dialog--wide' : 'vt-dialog'}
      data-type={type}
      data-closing={isClosing || undefined}
      data-vt-managed=""
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      onCancel={handleCancel}
      onClick={handleClick}
      onKeyDown={(event) => event.key === 'Escape' && handleCancel(event)}
    >
      <div className="vt-dialog__box">
        <div className={hideTitle ? 'vt-visually-hidden' : 'vt-dialog__head'}>
          <h2 className="vt-dialog__title" id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
        </div>
        {children}
        {canDismiss && (
          <button
            type="button"
            className="vt-icon-button vt-dialog__close"
            aria-label={closeLabel}
            onClick={onClose}
          >
            <svg
              width="20"
              height="20"
              viewBox="0 0 20 20"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              aria-hidden="true"
            >
              <path d="m4 4 12 12M16 4 4 16" />
            </svg>
          </button>
        )}
      </div>
    </dialog>
  );
}
