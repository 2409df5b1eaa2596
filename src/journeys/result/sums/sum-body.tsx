import type { OpenSum, OpenTerm } from '../../../domain/open-sum.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { readSum } from './read-sum.ts';

const SIGNS = { add: '+', subtract: '−', multiply: '×', divide: '÷' } as const;

interface SumBodyProps {
  readonly sum: OpenSum;
  /** What its total is. */
  readonly title: string;
  /** The decimals of its total: those of the line that the sum explains. */
  readonly places?: number | undefined;
}

/** A sum as lines: sign, name, value, certainty. Sums of its terms are closed below their lines. */
export function SumBody({ sum, title, places }: SumBodyProps) {
  const { words } = useWidget();
  const read = readSum(sum, words.format, places);
  return (
    <ol className="sum stack stack--2">
      {sum.terms.map((term, index) => (
        <li key={`${term.label} ${term.value}`}>
          <span className="sum__line">
            {index > 0 && <Sign sign={SIGNS[sum.op]} says={words(`sum.${sum.op}`)} />}
            <span className="sum__label">{term.label}</span>
            <span className="sum__value" translate="no">
              {read.terms[index]}
            </span>
          </span>
          {term.behind ? (
            <Disclosure summary={words(`sum.tag.${term.tag}`)} of={term.label}>
              <SumBody sum={term.behind} title={term.label} places={read.places[index]} />
            </Disclosure>
          ) : (
            <Known term={term} />
          )}
        </li>
      ))}
      <li className="sum__term--total">
        <span className="sum__line">
          <Sign sign="=" says={words('sum.equals')} />
          <span className="sum__label">{title}</span>
          <span className="sum__value" translate="no">
            {read.total}
          </span>
        </span>
      </li>
    </ol>
  );
}

function Sign({ sign, says }: { sign: string; says: string }) {
  return (
    <>
      <span className="sum__sign" aria-hidden="true">
        {sign}
      </span>
      <VisuallyHidden>{`${says} `}</VisuallyHidden>
    </>
  );
}

function Known({ term }: { term: OpenTerm }) {
  const { words } = useWidget();
  const from = [term.source, term.date && words.format.date(term.date)].filter(Boolean).join(', ');
  return (
    <span className="sum__known note">
      <Tag tone={term.tag === 'assumed' ? 'dashed' : term.tag === 'meter' ? 'strong' : 'plain'}>
        {words(`sum.tag.${term.tag}`)}
      </Tag>{' '}
      <span>{from}</span>
    </span>
  );
}
