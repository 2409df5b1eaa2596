// HOME-01, AMB-25: four slides that change by themselves, each with one fact and a house that shows it.
import { useRef } from 'react';
import { offeredAssets } from '../../domain/journey.ts';
import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { useWidget } from '../../state/widget.tsx';
import { Button } from '../../ui/button/button.tsx';
import { crosses } from '../../ui/events.ts';
import { House, type HouseProps } from '../../ui/house/house.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Icon } from '../../ui/text/icon.tsx';
import { landingKey } from '../../words/landing.ts';
import type { Words } from '../../words/words.ts';
import { Fact, type FactProps } from '../fact.tsx';
import { useRotation } from './use-rotation.ts';

interface Slide extends FactProps {
  readonly house: HouseProps;
}

/** One about tariffs for charging a car, with everything on the house, and one about each asset. */
function slidesOf(assets: readonly AssetDescriptor[], { landings }: Words): readonly Slide[] {
  const everything: HouseProps = Object.assign({}, ...assets.map(({ picture }) => picture.adds));
  const tariffs: Slide = {
    figure: 'home.tariff.figure',
    text: 'home.tariff.fact',
    source: 'nightRates',
    house: { ...everything, lit: 3 },
  };
  return [
    ...(everything.car ? [tariffs] : []),
    ...assets.flatMap(({ id, landing, picture: { adds, lit } }): readonly Slide[] => {
      const page = landings[id] ?? landing.page;
      if (!page) return [];
      const { source } = page.fact;
      return [
        { figure: landingKey(id, 'figure'), text: landingKey(id, 'fact'), source, house: { ...adds, lit } },
      ];
    }),
  ];
}

export function Banner() {
  const { words, settings, product } = useWidget();
  const slides = slidesOf(offeredAssets(product.assets, settings.only), words);
  const picture = useRef<HTMLDivElement>(null);
  const { at, playing, turning, toggle, show, hold } = useRotation(slides.length, picture);
  const place = (index: number) => ({ position: index + 1, of: slides.length });

  return (
    <div
      className="banner"
      role="group"
      aria-roledescription={words('banner.kind')}
      onPointerOver={(event) => crosses(event) && hold({ hovered: true })}
      onPointerOut={(event) => crosses(event) && hold({ hovered: false })}
      onFocus={() => hold({ focused: true })}
      onBlur={() => hold({ focused: false })}
    >
      <div className="banner__picture" ref={picture}>
        <House type="detached" flow {...slides[at]?.house} />
      </div>
      <div className="banner__facts panel stack">
        <div className="banner__head">
          <Heading level={3}>{words('banner.label')}</Heading>
          {slides.length > 1 && (
            <div className="banner__controls">
              <Button look="quiet" icon={<Icon name={playing ? 'pause' : 'play'} />} onClick={toggle}>
                {words(playing ? 'banner.pause' : 'banner.play')}
              </Button>
              {slides.map(({ figure }, index) => (
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
          )}
        </div>
        <div className="banner__slides" aria-live={turning ? undefined : 'polite'}>
          {slides.map(({ house: _, ...fact }, index) => (
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
      </div>
    </div>
  );
}
