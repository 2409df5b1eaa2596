// Knows a message that matters now: its tone by mark, edge and heading, never by colour alone.
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Status } from '../status/status.tsx';

export interface AlertProps {
  tone?: 'error' | 'warning' | 'info' | 'success';
  /** 'Error' */
  heading?: string;
  level?: 2 | 3 | 4;
  children?: ReactNode;
  /** Retry, and other ways on. */
  actions?: ReactNode;
  /** False where it stands on the page from the start and need not be announced. */
  live?: boolean;
}

const MARKS: Record<NonNullable<AlertProps['tone']>, IconName> = {
  error: 'alert',
  warning: 'alert',
  info: 'info',
  success: 'check',
};

export function Alert({ tone = 'error', heading, level = 2, children, actions, live = true }: AlertProps) {
  const Tag = `h${level}` as const;
  const interrupts = live && tone === 'error';
  const box = (
    <div
      className={`alert alert--${tone}`}
      part={`alert alert-${tone}`}
      role={interrupts ? 'alert' : undefined}
    >
      <span className="alert__mark" aria-hidden="true">
        <Icon name={MARKS[tone]} />
      </span>
      <div className="alert__body">
        {heading !== undefined && <Tag className="alert__heading">{heading}</Tag>}
        {children !== undefined && <div className="alert__text">{children}</div>}
        {actions !== undefined && <div className="alert__actions">{actions}</div>}
      </div>
    </div>
  );
  return live && !interrupts ? <Status>{box}</Status> : box;
}
