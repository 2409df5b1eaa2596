// A result's headline: a heading, and one sentence for screen readers. It shows the final figure at once.
import { useHeadingTag } from '../text/heading.tsx';

interface FigureProps {
  /** What the number is, in words: 'You could save about'. */
  label: string;
  /** The figure as shown: '£640'. */
  text: string;
  /** The previous value: 'was £640'. It is on the label's line, so that nothing moves when it fades after some seconds. */
  was?: string | undefined;
  /** The sentence's end: 'a year with solar panels'. */
  note?: string;
  isCost?: boolean;
  /** Names the figure for its sum (`data-figure`); the id of the sentence that is read with it. */
  name?: string;
}

/** In characters: a longer figure is smaller, so that it fits. */
const LONG = 7;

export function Figure(props: FigureProps) {
  const { label, text, was, note, name, isCost } = props;
  const Title = useHeadingTag(3);
  return (
    <Title
      className={`figure stack stack--1${isCost ? ' figure--cost' : ''}`}
      part="figure"
      tabIndex={-1}
      data-lead=""
      aria-describedby={name}
      aria-label={[label, text, note].filter(Boolean).join(' ')}
    >
      <span className="figure__label">
        <span>{label}</span>
        {was !== undefined && (
          <span className="figure__was" key={was}>
            {was}
          </span>
        )}
      </span>
      <span
        className={`figure__value${text.length > LONG ? ' figure__value--long' : ''}`}
        translate="no"
        data-figure={name}
      >
        {text}
      </span>
      {note !== undefined && <span className="figure__note note">{note}</span>}
    </Title>
  );
}
