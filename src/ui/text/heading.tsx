import { createContext, type ReactNode, useContext } from 'react';
import { VisuallyHidden } from './status.tsx';

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

/** Three sizes, whatever their level in the outline. */
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

interface OutlineValue {
  /** The level of our first headings, below the page's own. */
  readonly first: number;
  /** 'Step 2 of 3' */
  readonly lead?: string;
}

/** The level of our headings in the page's outline, and the text before the heading that takes the focus. */
export const Outline = createContext<OutlineValue>({ first: 2 });

/** The tag of a heading: `level` counts as if our first headings had level 2. */
export function useHeadingTag(level: 2 | 3 | 4) {
  const { first } = useContext(Outline);
  return `h${Math.min(level - 2 + first, 6) as 2}` as const;
}
