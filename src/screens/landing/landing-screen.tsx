// Knows a landing page: what its asset is, costs and saves, and when it does not, with the buttons that begin it (LAND-01…04).
import type { Asset } from '../../domain/flags.ts';
import { startsOf } from '../../domain/offers.ts';
import { useWidget } from '../../state/widget-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { House } from '../../ui/house/house.tsx';
import { landings } from '../../words/en-gb/landings.ts';
import { landingKey, type Topic } from '../../words/landing.ts';
import { Fact, Sources } from '../fact.tsx';
import { StartButtons } from '../start-buttons.tsx';

export function LandingScreen({ asset }: { asset: Asset }) {
  const { words, settings, navigation } = useWidget();
  const { fact, topics, questions } = landings[asset];
  const says = (part: string) => words(landingKey(asset, part));
  return (
    <article className="landing">
      <header className="hero">
        <div className="hero__words">
          <Heading look="title" focusable>
            {says('title')}
          </Heading>
          <p className="hero__lead">{says('lead')}</p>
          <div className="hero__fact">
            <Fact
              figure={landingKey(asset, 'figure')}
              says={landingKey(asset, 'fact')}
              source={fact.source}
            />
          </div>
          <div className="landing__starts">
            <StartButtons asset={asset} />
            {startsOf(asset, settings.only).length === 0 && (
              <Button onClick={() => navigation.goToStart()}>{words('land.notOffered')}</Button>
            )}
          </div>
        </div>
        <House
          type={PICTURED[asset]}
          solar={asset === 'solar'}
          heatPump={asset === 'ashp'}
          car={asset === 'ev'}
          lit={2}
          flow
        />
      </header>
      <div className="landing__topics">
        {topics.map((topic) => (
          <section className="landing__topic" key={topic.id}>
            <Heading level={3}>{says(topic.id)}</Heading>
            <Claims asset={asset} topic={topic} />
          </section>
        ))}
        <section className="landing__topic">
          <Heading level={3}>{words('land.questions')}</Heading>
          {questions.map((topic) => (
            <Disclosure key={topic.id} summary={says(topic.id)}>
              <Claims asset={asset} topic={topic} />
            </Disclosure>
          ))}
        </section>
      </div>
    </article>
  );
}

/** The homes of the home page's cards. */
const PICTURED = { solar: 'detached-bungalow', ev: 'end-terrace', ashp: 'semi' } as const;

/** What is claimed, and under it whose figures that stands on. */
function Claims({ asset, topic: { id, claims } }: { asset: Asset; topic: Topic }) {
  const { words } = useWidget();
  return (
    <>
      <p>{claims.map((_, index) => words(landingKey(asset, id, index))).join(' ')}</p>
      <Sources of={claims.map(({ source }) => source)} />
    </>
  );
}
