// React 19: attributes and sentences from state, events as props, a method through a ref.
import 'home-energy-quote';
import type { HeqEvent, HomeEnergyQuoteElement, PublicState } from 'home-energy-quote';
import type {} from 'home-energy-quote/react';
import { StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    readonly api: string;
    readonly heard: string[];
    state?: PublicState | null | undefined;
  }
}

const { heard } = window;

function Page() {
  const [hidesNav, setHidesNav] = useState(false);
  const [isThere, setThere] = useState(true);
  const widget = useRef<HomeEnergyQuoteElement>(null);
  const onRoute = ({ detail }: HeqEvent<'heq-route'>) => heard.push(detail.route);
  return (
    <>
      <button type="button" id="dress" onClick={() => setHidesNav(true)}>
        Without the bar
      </button>
      <button type="button" id="toggle" onClick={() => setThere(!isThere)}>
        Toggle
      </button>
      <button type="button" id="ask" onClick={() => (window.state = widget.current?.getState())}>
        Ask
      </button>
      {isThere && (
        <home-energy-quote
          ref={widget}
          className="quote"
          role="region"
          title="A quote"
          suppressHydrationWarning
          style={{ '--heq-radius': '4px', minHeight: 640 }}
          api-base={window.api}
          router="memory"
          theme="harbour"
          hide-nav={hidesNav}
          brand-name={undefined}
          messages={{ 'home.title': 'From React' }}
          onheq-ready={({ detail }) => heard.push(`ready ${detail.version}`)}
          onheq-route={onRoute}
        >
          <p>Call us for a quote.</p>
        </home-energy-quote>
      )}
    </>
  );
}

document.addEventListener('heq-result', ({ detail }) => {
  const saved: number | null = detail.savingPoundsPerYear;
  // @ts-expect-error: an event has what its table says, and nothing else.
  heard.push(detail.postcode, saved);
});

window.addEventListener('heq-step', ({ detail }) => {
  const position: number = detail.position;
  heard.slice(position, position);
});

export function misuse(element: HTMLElementTagNameMap['home-energy-quote']) {
  // @ts-expect-error: there is no such journey.
  element.start({ journey: 'boiler' });
  // @ts-expect-error: an attribute is text, a number or a boolean.
  const list = <home-energy-quote theme={['harbour']} />;
  // @ts-expect-error: a style is one of React's.
  return [list, <home-energy-quote key="0" style={{ minHeigh: 640 }} />];
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
