import { useId } from 'react';
import { ChartMark } from './chart.tsx';

interface Share {
  readonly name: string;
  /** The share's size in any unit. */
  readonly value: number;
  /** '51% · 1,909 kWh' */
  readonly text: string;
  /** Full, faint in dashes, or outlined, to distinguish them without colour. */
  readonly look: 'bars' | 'faint' | 'outlined';
  readonly ink: 1 | 2 | 3;
}

interface ShareBarProps {
  /** The name of the whole: 'What your panels make'. */
  readonly caption: string;
  readonly shares: readonly Share[];
}

export function ShareBar({ caption, shares }: ShareBarProps) {
  const captionId = useId();
  return (
    <figure className="share-bar stack" part="chart" aria-labelledby={captionId}>
      <figcaption id={captionId}>{caption}</figcaption>
      <div className="share-bar__bar" aria-hidden="true">
        {shares.map(({ name, value, look, ink }) => (
          <span
            className={`share-bar__share chart-mark--${look} chart-mark--ink-${ink}`}
            style={{ flexGrow: Math.max(0, value) }}
            key={name}
          />
        ))}
      </div>
      <ul className="share-bar__list stack stack--1">
        {shares.map(({ name, text, look, ink }) => (
          <li className="share-bar__item" key={name}>
            <ChartMark look={look} ink={ink} />
            <span className="share-bar__name">{name}</span>
            <span className="share-bar__text" translate="no">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
