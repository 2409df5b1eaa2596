// A link that leaves the widget opens in a new tab. One within the widget never reaches the page's own router.
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../text/icon.tsx';
import { VisuallyHidden } from '../text/status.tsx';

export interface LinkProps {
  /** Absolute, so that a <base> of the page cannot send it elsewhere. */
  href: string;
  children: ReactNode;
  /** Within the widget: called instead of following the link, unless the visitor asks for a new tab. */
  onFollow?: () => void;
  /** Set for a link that leaves the widget. Screen readers read it after the link's text: '(opens in a new tab)'. */
  newTabText?: string;
  /** 'quiet' is underlined only under the pointer, for bars of links; 'primary' is a screen's main way to continue. */
  look?: 'text' | 'quiet' | 'primary';
  current?: boolean;
}

export function Link({ href, children, onFollow, newTabText, look = 'text', current = false }: LinkProps) {
  const leaves = newTabText !== undefined;
  const isMain = look === 'primary';
  const follow = (event: MouseEvent) => {
    if (!onFollow || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onFollow();
  };
  return (
    <a
      className={isMain ? 'button button--primary' : `link link--${look}`}
      part={isMain ? 'button button-primary' : 'link'}
      href={href}
      target={leaves ? '_blank' : undefined}
      rel={leaves ? 'noopener' : undefined}
      aria-current={current ? 'page' : undefined}
      onClick={follow}
    >
      {leaves ? (
        <>
          <span>{children}</span>
          <Icon name="external" />
          <VisuallyHidden>{` ${newTabText}`}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </a>
  );
}
