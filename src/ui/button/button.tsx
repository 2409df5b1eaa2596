import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';

export interface ButtonProps {
  children: ReactNode;
  look?: 'primary' | 'secondary' | 'quiet' | 'link';
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  disabled?: boolean;
  /** It can be pressed and looks disabled, since a press would only say what is missing. */
  early?: boolean;
  /**
   * Why it is disabled, or what is missing before a press can succeed: shown beside it and announced when it changes.
   * Pass '' if there is nothing, not undefined, so that the live region is there before it has something to say.
   */
  reason?: string | undefined;
  /** What the button waits for. Presses are ignored meanwhile, and the focus stays. */
  busy?: string | undefined;
  /** If true, there is nothing to do now. Presses are ignored, and the focus stays. */
  idle?: boolean;
  /** Decoration before the text. */
  icon?: ReactNode;
  /** The accessible name, if the visible text needs its context: 'Change property type'. */
  label?: string | undefined;
  expanded?: boolean;
  /** 'dialog' if it opens one. */
  opens?: 'dialog';
  ref?: Ref<HTMLButtonElement>;
}

/** Enter in a field presses the submit button too, so a busy one submits nothing. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** Four looks, a visible reason when disabled, and a busy state that keeps the focus. */
export function Button(props: ButtonProps) {
  const {
    children,
    look = 'primary',
    type = 'button',
    icon,
    reason,
    busy,
    disabled = false,
    idle = false,
    early = false,
  } = props;
  const waits = idle || busy !== undefined;
  const reasonId = useId();
  const button = (
    <button
      ref={props.ref}
      type={type}
      className={`button button--${look}${idle || early ? ' button--idle' : ''}`}
      part={`button button-${look}`}
      disabled={disabled}
      aria-disabled={waits ? true : undefined}
      aria-label={busy === undefined ? props.label : undefined}
      aria-describedby={reason ? reasonId : undefined}
      aria-expanded={props.expanded}
      aria-haspopup={props.opens}
      onClick={waits ? ignore : props.onClick}
    >
      {busy !== undefined && <span className="button__spinner" aria-hidden="true" />}
      {icon !== undefined && busy === undefined && <span className="button__icon">{icon}</span>}
      <span className="button__text">{busy ?? children}</span>
    </button>
  );
  if (reason === undefined) return button;
  return (
    <div className="button-slot">
      {button}
      <p className="button-slot__reason note" id={reasonId} role="status">
        {reason}
      </p>
    </div>
  );
}

interface ActionsProps {
  /** The primary action first, then Back, in the order of keyboard and screen readers. */
  children: ReactNode;
}

/** The primary action comes first: to the right of Back if there is room, above it if there is not. */
export function Actions({ children }: ActionsProps) {
  return <div className="actions">{children}</div>;
}
