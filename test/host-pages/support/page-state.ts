// Reads everything on a page that the widget must not change, to compare the page with and without it.
import type { Page } from '@playwright/test';

/** Runs in the page. */
function read() {
  const builtIns = [Object, Array, String, Number, Boolean, Date, Function, Promise, Map, Set, Node, Element];
  const functions = [
    window.fetch,
    history.pushState,
    history.replaceState,
    setTimeout,
    EventTarget.prototype.addEventListener,
    XMLHttpRequest.prototype.open,
    customElements.define,
    JSON.stringify,
  ];
  const keysOf = (made: object) => Reflect.ownKeys(made).map(String).sort();
  const elements = [...document.querySelectorAll('home-energy-quote')];
  return {
    names: keysOf(window),
    ofDocument: keysOf(document),
    prototypes: builtIns.map((made) => `${made.name}: ${keysOf(made.prototype)}`),
    functions: functions.map((made) => Function.prototype.toString.call(made)),
    title: document.title,
    head: document.head.innerHTML,
    elements: elements.map(({ outerHTML }) => outerHTML),
    body: [...document.body.children].map(({ localName, id }) => `${localName}#${id}`),
    roots: [document.documentElement, document.body].map(
      (element) => (element.cloneNode() as Element).outerHTML,
    ),
    cookie: document.cookie,
  };
}

export type PageState = ReturnType<typeof read>;
export const pageState = (page: Page): Promise<PageState> => page.evaluate(read);
