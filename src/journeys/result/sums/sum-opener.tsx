import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type OpenSum, type OpenTerm, openSum, type Sum } from '../../../domain/sum.ts';
import { useWidget } from '../../../state/widget.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Icon } from '../../../ui/text/icon.tsx';
import { VisuallyHidden } from '../../../ui/text/status.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { lineText, sourceText } from '../../../words/message.ts';
import { readSum } from './read-sum.ts';

interface SumOpenerProps {
  /** The `data-figure` that it explains. */
  readonly id: string;
  /** The figure's name on the page. */
  readonly title: string;
  /** The figure as shown: a sum with another total is not offered. */
  readonly value: number | null | undefined;
  /** If true, the button has a text and the figure is rounded; otherwise it is a sign next to the figure. */
  readonly hasText?: boolean;
}

/** HON-13: 'How we worked this out' at a figure. The sum opens below it. Nothing if no sum has this figure as its total. */
export function SumOpener({ id, title, value, hasText = false }: SumOpenerProps) {
  const { words, reach } = useWidget();
  const { sums, opened, open } = useSums();
  const own = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sum = openSum(sums, id);
  if (!sum || value == null || !isOf(sum, value)) return null;
  const isOpen = opened === own;
  const close = () => {
    open(null);
    button.current?.focus();
  };
  return (
    <span className="sum-opener">
      <Button
        ref={button}
        look="link"
        expanded={isOpen}
        label={words('sum.of', { figure: title })}
        onClick={() => {
          open(isOpen ? null : own);
          reach('engaged');
        }}
      >
        {hasText ? words('sum.open') : <span className="sum-opener__sign" />}
      </Button>
      {isOpen && (
        <SumPanel id={id} title={title} total={hasText ? words('sum.exact') : title} onClose={close} />
      )}
    </span>
  );
}

/** How far the shown figure may differ: pounds and percent are whole numbers, and a difference is that of two shown figures. */
const OFF = { '£': 1, '%': 0.5, y: 0.05 } as const;

function isOf({ value, unit }: { value: number; unit: string }, shown: number): boolean {
  const close = OFF[unit.charAt(0) as keyof typeof OFF] ?? 0.02;
  return Math.abs(Math.abs(value) - Math.abs(shown)) <= close;
}

interface SumPanelProps {
  readonly id: string;
  readonly title: string;
  /** What its total is. */
  readonly total: string;
  readonly onClose: () => void;
}

/** Esc closes it. Its title takes the focus, so that it is read out. */
function SumPanel({ id, title, total, onClose }: SumPanelProps) {
  const { words } = useWidget();
  const { sums } = useSums();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const sum = openSum(sums, id);
  if (!sum) return null;
  return (
    <section
      className="sum-panel stack"
      aria-label={words('sum.of', { figure: title })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <p className="sum-panel__title" ref={heading} tabIndex={-1}>
        {words('sum.open')}
      </p>
      <button type="button" className="sum-panel__close" aria-label={words('sum.close')} onClick={onClose}>
        <Icon name="cross" />
      </button>
      {isUnconfirmed(sum) && <p className="sum-panel__unconfirmed">{words('sum.unconfirmed')}</p>}
      <SumBody sum={sum} title={total} />
    </section>
  );
}

function isUnconfirmed({ terms }: OpenSum): boolean {
  return terms.some(({ quality, behind }) => quality === 'indicative' || (behind && isUnconfirmed(behind)));
}

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
  const read = readSum(sum, words, places);
  return (
    <ol className="sum stack stack--2">
      {sum.terms.map((term, index) => (
        <li key={`${lineText(words, term)} ${term.value}`}>
          <span className="sum__line">
            {index > 0 && <Sign sign={SIGNS[sum.op]} label={words(`sum.${sum.op}`)} />}
            <span className="sum__label">{lineText(words, term)}</span>
            <span className="sum__value" translate="no">
              {read.terms[index]}
            </span>
          </span>
          {term.behind ? (
            <Disclosure summary={words(`sum.tag.${term.tag}`)} of={lineText(words, term)}>
              <SumBody sum={term.behind} title={lineText(words, term)} places={read.places[index]} />
            </Disclosure>
          ) : (
            <Known term={term} />
          )}
        </li>
      ))}
      <li className="sum__term--total">
        <span className="sum__line">
          <Sign sign="=" label={words('sum.equals')} />
          <span className="sum__label">{title}</span>
          <span className="sum__value" translate="no">
            {read.total}
          </span>
        </span>
      </li>
    </ol>
  );
}

function Sign({ sign, label }: { sign: string; label: string }) {
  return (
    <>
      <span className="sum__sign" aria-hidden="true">
        {sign}
      </span>
      <VisuallyHidden>{`${label} `}</VisuallyHidden>
    </>
  );
}

function Known({ term }: { term: OpenTerm }) {
  const { words } = useWidget();
  const from = [sourceText(words, term), term.date && words.format.date(term.date)]
    .filter(Boolean)
    .join(', ');
  return (
    <span className="sum__known note">
      <Tag tone={term.tag === 'assumed' ? 'dashed' : term.tag === 'meter' ? 'strong' : 'plain'}>
        {words(`sum.tag.${term.tag}`)}
      </Tag>{' '}
      <span>{from}</span>
    </span>
  );
}

interface Sums {
  readonly sums: Readonly<Record<string, Sum>> | null;
  /** The button of the open sum, since a figure may be shown in two places. */
  readonly opened: string | null;
  readonly open: (opener: string | null) => void;
}

const Context = createContext<Sums>({ sums: null, opened: null, open: () => {} });

const useSums = () => useContext(Context);

/** Holds which of a result's sums is open: one at a time. */
export function SumsProvider({ sums, children }: { sums: Sums['sums']; children: ReactNode }) {
  const [opened, open] = useState<string | null>(null);
  const value = useMemo(() => ({ sums, opened, open }), [sums, opened]);
  return <Context value={value}>{children}</Context>;
}
