import { type ReactNode, useId } from 'react';
import { useHeadingTag } from '../text/heading.tsx';

interface CardProps {
  heading?: ReactNode;
  level?: 2 | 3 | 4;
  children?: ReactNode;
  /** Next to the heading: Change. */
  action?: ReactNode;
  picture?: ReactNode;
  tone?: 'plain' | 'tint';
  /** 'li' in a list of cards. */
  as?: 'div' | 'section' | 'article' | 'li';
}

export function Card(props: CardProps) {
  const { heading, level = 3, children, action, picture, tone = 'plain', as: Box = 'div' } = props;
  const headingId = useId();
  const Tag = useHeadingTag(level);
  const named = heading !== undefined && (Box === 'section' || Box === 'article');
  return (
    <Box className={`card card--${tone}`} part="card" aria-labelledby={named ? headingId : undefined}>
      {picture !== undefined && <div className="card__picture">{picture}</div>}
      {(heading !== undefined || action !== undefined) && (
        <div className="card__head">
          {heading !== undefined && (
            <Tag className="card__heading" id={headingId}>
              {heading}
            </Tag>
          )}
          {action !== undefined && <div className="card__action">{action}</div>}
        </div>
      )}
      {children !== undefined && <div className="card__body">{children}</div>}
    </Box>
  );
}
