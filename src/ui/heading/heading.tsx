// Three sizes, whatever their level in the outline.
import { type ReactNode, useContext } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Outline, useHeadingTag } from './outline.tsx';

export interface HeadingProps {
  children: ReactNode;
  /** Place in the outline; the page around us has its h1, so ours begin at 2. */
  level?: 2 | 3 | 4;
  /** 'bare' where what it stands in gives it its look. */
  look?: 'title' | 'section' | 'label' | 'bare';
  /**
   * 'lead' where it tells where one is: focus comes to the first of them after a move. 'title' takes it where there is
   * none.
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

/** No line ends at a hyphen: 'Air-' and 'Source' stay together. */
function unbroken(text: string): ReactNode {
  // Most have none, and the expression takes longer to make than a heading to draw.
  if (!text.includes('-')) return text;
  return text.split(/(\p{L}+(?:-\p{L}+)+)/u).map((part, at) => (
    <span key={part} className={at % 2 ? 'heading__whole' : undefined}>
      {part}
    </span>
  ));
}
