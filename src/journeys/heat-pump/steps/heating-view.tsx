// STEP-HEAT-01…05: the question of today's heating and the home's insulation.
import { type MouseEvent, useRef } from 'react';
import {
  ELECTRIC,
  GAS,
  heatingOptions,
  INSULATIONS,
  likelyHeating,
  mayHeatWithGas,
  type Supply,
} from '../../../domain/home.ts';
import type { StepViewProps } from '../../../state/asset-descriptor.ts';
import { useWidget } from '../../../state/widget.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Choices } from '../../../ui/choices/choices.tsx';
import { HousePicture } from '../../../ui/house/house.tsx';
import { useFollowFocus } from '../../../ui/use-focus.ts';
import { Certified, Why } from '../../question/why.tsx';
import { supplyOf } from './heating-step.ts';

export function HeatingView({ answers, entered, choose, problem }: StepViewProps) {
  const { words, settings } = useWidget();
  const supply = supplyOf(answers);
  const hint = hintOf(supply, answers.certificate?.heatingFuel != null);
  const options = heatingOptions(supply);
  // STEP-HEAT-03. In plain words the only possible heating is a fact, and not a question.
  const isFact =
    settings.copy === 'plain' && entered.heatingFuel === GAS && options.some(({ disabled }) => disabled);
  const pump = answers.certificate?.hasHeatPump && 'certificate.pump';
  const form = useRef<Element>(null);
  const follow = useFollowFocus(isFact, () =>
    form.current?.querySelector<HTMLElement>('[name=heatingFuel]:checked'),
  );
  /** The gas meter then only suggests an answer, as in a home with two suppliers (AMB-04). */
  const ask = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    form.current = currentTarget.closest('form');
    follow();
    choose({ compareFuel: 'electricity' });
  };
  return (
    <>
      {!isFact && (
        <Choices
          legend={words('heating.question')}
          leads
          hint={
            <>
              {hint === 'heating.why' ? <Why text={hint} /> : <span>{words(hint)}</span>}{' '}
              <Certified chosen={entered.heatingFuel} by="heatingFuel" also={pump} />
            </>
          }
          name="heatingFuel"
          options={options.map(({ fuel, disabled }) => ({
            value: fuel,
            title: words(`heating.${fuel}`),
            hint: words(`heating.${fuel}.hint`),
            ...(disabled ? { disabled, reason: words('heating.2.disabled') } : {}),
          }))}
          value={entered.heatingFuel ?? undefined}
          onChange={(heatingFuel) => choose({ heatingFuel })}
          problem={problem('heatingFuel')}
        />
      )}
      <Choices
        legend={words('insulation.question')}
        leads={isFact}
        hint={
          <>
            <Why text="insulation.why" />{' '}
            <Certified chosen={entered.insulation} by="insulation" also={isFact && pump} />
          </>
        }
        name="insulation"
        options={INSULATIONS.map((id) => ({
          value: id,
          title: words(`insulation.${id}`),
          hint: words(`insulation.${id}.hint`),
          picture: <HousePicture type="semi" insulation={id} />,
        }))}
        value={entered.insulation ?? undefined}
        onChange={(insulation) => choose({ insulation })}
        problem={problem('insulation')}
      />
      {isFact && (
        <p className="note">
          <span>{words('heating.2.disabled')}</span>{' '}
          <Button look="link" onClick={ask}>
            {words('found.notRight')}
          </Button>
        </p>
      )}
    </>
  );
}

/** Why we ask. If a choice is suggested and may be wrong, says where it comes from. */
function hintOf(supply: Supply, isCertified: boolean) {
  if (isCertified) return 'heating.why';
  if (mayHeatWithGas(supply)) return 'heating.gasToo';
  const { compareFuel } = supply;
  return compareFuel && likelyHeating(compareFuel) === ELECTRIC ? 'heating.noGas' : 'heating.why';
}
