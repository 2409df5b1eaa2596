// A server renders this page and React 19 hydrates it. Hydration sets only attributes, so a ref sets the rest.
import 'home-energy-quote';
import type { HeqEvent, HomeEnergyQuoteElement } from 'home-energy-quote';
import type {} from 'home-energy-quote/react';
import { StrictMode, useEffect, useRef } from 'react';

declare global {
  interface Window {
    readonly api: string;
    readonly heard: string[];
  }
}

function Quote({ api }: { readonly api: string }) {
  const quote = useRef<HomeEnergyQuoteElement>(null);
  useEffect(() => {
    const element = quote.current;
    if (!element) return;
    const onRoute = ({ detail }: HeqEvent<'heq-route'>) => window.heard.push(detail.route);
    element.messages = { 'home.title': 'From the server' };
    element.addEventListener('heq-route', onRoute);
    return () => element.removeEventListener('heq-route', onRoute);
  }, []);
  return (
    <home-energy-quote
      ref={quote}
      api-base={api}
      router="memory"
      theme="harbour"
      white-label={true}
      hide-nav={false}
    >
      <p>Call us for a quote.</p>
    </home-energy-quote>
  );
}

export const page = (api: string) => (
  <StrictMode>
    <Quote api={api} />
  </StrictMode>
);
