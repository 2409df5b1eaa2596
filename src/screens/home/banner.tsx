// Knows the banner: four slides that turn by themselves, one true thing on each, and the house that shows it (HOME-01, AMB-25).
import { useRef } from 'react';
import { useWidget } from '../../state/widget-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { House, type HouseProps } from '../../ui/house/house.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { landings } from '../../words/en-gb/landings.ts';
import { landingKey } from '../../words/landing.ts';
import { Fact, type FactProps } from '../fact.tsx';
import { useRotation } from './use-rotation.tsx';

interface Slide extends FactProps {
  readonly house: HouseProps;
}

const ofAsset = (asset: keyof typeof landings, house: HouseProps): Slide => ({
  figure: landingKey(asset, 'figure'),
  says: landingKey(asset, 'fact'),
  source: landings[asset].fact.source,
  house,
});

const SLIDES: readonly Slide[] = [
  {
    figure: 'home.tariff.figure',
    says: 'home.tariff.fact',
    source: 'nightRates',
    house: { solar: true, heatPump: true, car: true, lit: 3 },
  },
  ofAsset('solar', { solar: true, lit: 1 }),
  ofAsset('ev', { car: true, lit: 2 }),
  ofAsset('ashp', { heatPump: true, lit: true }),
];

export function Banner() {
  const { words } = useWidget();
  const text = useRef<HTMLDivElement>(null);
  const { at, playing, turning, toggle, show, hold } = useRotation(SLIDES.length, text);
  const place = (index: number) => ({ position: index + 1, of: SLIDES.length });

  return (
    <section
      className="banner"
      aria-roledescription={words('banner.kind')}
      aria-label={words('banner.label')}
      onPointerEnter={() => hold({ hovered: true })}
      onPointerLeave={() => hold({ hovered: false })}
      onFocus={() => hold({ focused: true })}
      onBlur={() => hold({ focused: false })}
    >
      <div className="banner__picture">
        <House type="detached" flow {...SLIDES[at]?.house} />
      </div>
      <div className="banner__controls">
        <Button look="quiet" icon={<Icon name={playing ? 'pause' : 'play'} />} onClick={toggle}>
          {words(playing ? 'banner.pause' : 'banner.play')}
        </Button>
        {SLIDES.map(({ figure }, index) => (
          <button
            key={figure}
            type="button"
            className="banner__dot"
            aria-label={words('banner.show', place(index))}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => show(index)}
          />
        ))}
      </div>
      <div className="hero__fact banner__slides" ref={text} aria-live={turning ? undefined : 'polite'}>
        {SLIDES.map(({ house: _, ...fact }, index) => (
          <div
            key={fact.figure}
            className={`banner__slide${index === at ? ' banner__slide--front' : ''}`}
            role="group"
            aria-roledescription={words('banner.slide')}
            aria-label={words('banner.place', place(index))}
          >
            <Fact {...fact} />
          </div>
        ))}
      </div>
    </section>
  );
}
