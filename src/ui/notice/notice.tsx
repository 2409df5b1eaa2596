import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

interface NoticeProps {
  children?: ReactNode;
  tone?: 'plain' | 'warning';
  /** True if it appears and disappears. Keep it mounted, and empty while there is no message, so that it is announced. */
  live?: boolean;
}

export function Notice({ children, tone = 'plain', live = false }: NoticeProps) {
  const empty = children === undefined || children === null || children === false;
  return (
    <div className={`notice notice--${empty ? 'empty' : tone}`} role={live ? 'status' : undefined}>
      {!empty && (
        <>
          <span className="notice__mark" aria-hidden="true">
            <Icon name={tone === 'warning' ? 'alert' : 'info'} />
          </span>
          <div className="notice__text">{children}</div>
        </>
      )}
    </div>
  );
}
