import type { Elements } from '../elements.ts';
import { FieldProblem } from '../field/field.tsx';
import { fieldAria, fieldIds } from '../field/field-ids.ts';
import { Heading } from '../heading/heading.tsx';
import type { ChoicesProps } from './choice.ts';

type Around = Pick<ChoicesProps<string>, 'legend' | 'legendLook' | 'leads' | 'hint' | 'problem' | 'required'>;

export function ChoiceGroup(props: Around & { id: string; children: Elements }) {
  const { id, legend, legendLook = 'section', leads, hint, problem, required, children } = props;
  const ids = fieldIds(id);
  const isHeading = legendLook === 'section';
  const legendClass =
    legendLook === 'hidden' ? 'visually-hidden' : `choice-group__legend choice-group__legend--${legendLook}`;
  const legendId = `${id}-legend`;
  return (
    <div>
      {/* Outside the group, so that it is announced once when the visitor comes to the question. */}
      {isHeading && (
        <div className={legendClass}>
          <Heading level={3} focus={leads ? 'lead' : undefined}>
            <span id={legendId}>{legend}</span>
          </Heading>
        </div>
      )}
      <fieldset
        className={`choice-group${problem ? ' choice-group--problem' : ''}`}
        part="field"
        {...(required ? { role: 'radiogroup', 'aria-required': true } : {})}
        aria-labelledby={isHeading ? legendId : undefined}
        aria-describedby={fieldAria(id, { hint, problem })['aria-describedby']}
      >
        {!isHeading && (
          <legend className={legendClass}>
            <span>{legend}</span>
          </legend>
        )}
        {hint !== undefined && (
          <p className="choice-group__hint" id={ids.hint}>
            {hint}
          </p>
        )}
        <FieldProblem id={ids.problem} text={problem} />
        {children}
      </fieldset>
    </div>
  );
}
