import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

interface NoticeProps {
  children?: ReactNode;
  tone?: 'plain' | 'warning';
  /** Where it comes and goes: keep it mounted, and empty while there is nothing to say, so that it is announced. */
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
