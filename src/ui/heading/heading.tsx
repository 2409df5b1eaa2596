// Three sizes, whatever their level in the outline.
import { type ReactNode, useContext } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Outline, useHeadingTag } from './outline.tsx';

interface HeadingProps {
  children: ReactNode;
  /** The level in the outline; the page has its own h1, so ours begin at 2. */
  level?: 2 | 3 | 4;
  /** 'bare' if its container styles it. */
  look?: 'title' | 'section' | 'label' | 'bare';
  /**
   * 'lead' if it says where the visitor is: after a move, the first of these takes the focus. If there is none, 'title' takes it.
   */
  focus?: 'lead' | 'title' | undefined;
}

export function Heading({ children, level = 2, look = 'section', focus }: HeadingProps) {
  const Tag = useHeadingTag(level);
  const { lead } = useContext(Outline);
  const text = typeof children === 'string' ? unbroken(children) : children;
  return (
    <Tag
      className={`heading heading--${look}`}
      tabIndex={focus && -1}
      data-lead={focus === 'lead' ? '' : undefined}
      part="heading"
    >
      {lead && focus === 'lead' ? (
        <>
          <VisuallyHidden>{`${lead}, `}</VisuallyHidden>
          <span>{text}</span>
        </>
      ) : (
        text
      )}
    </Tag>
  );
}

/** No line break at a hyphen: 'Air-' and 'Source' stay together. */
function unbroken(text: string): ReactNode {
  // Most texts have no hyphen, and the regular expression takes longer to create than a heading takes to render.
  if (!text.includes('-')) return text;
  return text.split(/(\p{L}+(?:-\p{L}+)+)/u).map((part, at) => (
    <span key={part} className={at % 2 ? 'heading__whole' : undefined}>
      {part}
    </span>
  ));
}
