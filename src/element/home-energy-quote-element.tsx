import type { Endpoints } from '../api/endpoints.ts';
import { brokenBuiltIns } from '../api/page-built-ins.ts';
import { product } from '../journeys/product.ts';
import { reopenMoved } from '../ui/dialog/open-modal.ts';
import { type AttributeProperties, attributeNames, propertyNames, reflectAttributes } from './attributes.ts';
import { announce } from './events.ts';
import { createFaultReport, Fault } from './faults.ts';
import { adoptStylesheet, type Mount, mountWidget } from './mount.tsx';
import {
  type PublicState,
  publicState,
  resetJourney,
  type StartOptions,
  startJourney,
} from './public-state.ts';
import { type Messages, pageLanguages, readEndpoints, readMessages, readSettings } from './read-settings.ts';
import type { EarlierLife } from './resume-journey.ts';
import { createSession, type Session } from './session.ts';

/**
 * The script's URL, read when the script first runs; empty if unknown.
 * The build inserts what each format has: `document.currentScript` in a classic script, `import.meta.url` in a module.
 */
const SCRIPT_URL: string = __SCRIPT_URL__;

/**
 * The browser's own HTMLElement, even if a polyfill has replaced it; an empty
 * class where there is no DOM, so that a server can import the module.
 */
const PageElement = (
  globalThis.HTMLElement ? Object.getPrototypeOf(HTMLDivElement) : class {}
) as typeof HTMLElement;

export interface HomeEnergyQuoteElement extends AttributeProperties {}

/**
 * `<home-energy-quote>`: decides when the widget starts, what it shows until then, how it survives a move, and when it ends. Its
 * attributes are in attributes.ts, its events in events.ts, its tokens in themes/meadow.css.
 *
 * @slot - Shown until the widget has rendered, and if it cannot.
 * @part alert - a message, of any kind
 * @part alert-error - an error
 * @part alert-info - information
 * @part alert-success - a success
 * @part alert-warning - a warning
 * @part button - a button, of any kind
 * @part button-link - a button that looks like a link, such as Change
 * @part button-primary - the primary action, such as Next
 * @part button-quiet - a less prominent action, such as Back or Cancel
 * @part button-secondary - a secondary action
 * @part card - a card on the home page or in a result
 * @part chart - a chart with its title, its drawing and its table
 * @part dialog - a dialog in the top layer
 * @part disclosure - a section that opens and closes, such as Detailed Breakdown
 * @part facts - a list of names and their values
 * @part field - a control with its label and its problem
 * @part figure - a large number with its unit
 * @part footer - the support email and links
 * @part frame - everything except dialogs
 * @part heading - a heading, of any level
 * @part help - the strip with the support phone
 * @part input - a text field or a drop-down list
 * @part link - a link
 * @part nav - the navigation bar
 * @part problem-summary - the list of problems above a form
 * @part progress - Step X of Y with its bar
 * @part tab - a tab
 * @part tab-selected - the tab whose panel is shown
 * @part tabs - a row of tabs
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: attributes are properties too, by `reflectAttributes`
export class HomeEnergyQuoteElement extends PageElement {
  /**
   * The version of the script that registered the element.
   * @example console.log(HomeEnergyQuoteElement.version);
   */
  static readonly version: string = __VERSION__;
  static readonly observedAttributes: readonly string[] = attributeNames;

  readonly #shadow: ShadowRoot;
  /** The page's own content: shown until the widget has rendered, or if it can't. */
  readonly #fallback: HTMLSlotElement;
  #mount: Mount | null = null;
  #session: Session | null = null;
  #earlier: EarlierLife | null = null;
  #messages: Messages = {};
  #endpoints: Endpoints = {};
  #ending: ReturnType<typeof setTimeout> | undefined;
  #stopWaiting: (() => void) | null = null;
  #refreshing = false;
  readonly #faults = createFaultReport(this);

  constructor() {
    super();
    this.#shadow = this.attachShadow({ mode: 'open' });
    this.#fallback = document.createElement('slot');
    this.#shadow.append(this.#fallback);
  }

  /**
   * Your own sentences, by key (messages.json lists the keys). They replace the built-in ones.
   * @example element.messages = { 'home.title': 'Warm and cheap?' };
   */
  get messages(): Messages {
    return this.#messages;
  }

  set messages(messages: Messages) {
    this.#messages = Object.freeze({ ...messages });
    this.#refresh();
  }

  /**
   * The URLs of calls that the API serves elsewhere, by their names in openapi.json: each is a path under `api-base` or a whole URL, with placeholders in `{braces}`.
   * @example element.endpoints = { vehicleDetails: '/v2/cars/{modelId}/{engineSize}' };
   */
  get endpoints(): Endpoints {
    return this.#endpoints;
  }

  set endpoints(endpoints: Endpoints) {
    this.#endpoints = Object.freeze({ ...endpoints });
    this.#refresh();
  }

  /**
   * Begins a new journey at its first question.
   * @example element.start({ journey: 'solar', postcode: 'BS1 9AA' });
   */
  start(options: StartOptions = {}): void {
    if (this.#session) startJourney(this.#session.widget, options);
  }

  /**
   * Forgets everything and goes to the home page; with `skip-home`, to the first question.
   * @example element.reset();
   */
  reset(): void {
    if (this.#session) resetJourney(this.#session.widget);
  }

  /**
   * Where the visitor is and which quotes they have, without personal data; null while the widget is not running.
   * @example console.log(element.getState()?.step);
   */
  getState(): PublicState | null {
    return this.#session && publicState(this.#session.widget);
  }

  connectedCallback(): void {
    clearTimeout(this.#ending);
    if (this.#session) reopenMoved(this.#shadow);
    if (this.#session || this.#stopWaiting) return;
    for (const name of ['messages', 'endpoints', ...propertyNames] as const) this.#upgradeProperty(name);
    const broken = brokenBuiltIns();
    if (broken.length)
      this.#giveUp(
        new Fault('page-built-ins', `this page changed ${broken.join(', ')}, which the widget needs`),
      );
    else if (this.getAttribute('loading') === 'lazy') this.#stopWaiting = whenNear(this, () => this.#begin());
    else this.#begin();
  }

  disconnectedCallback(): void {
    // A move removes and inserts the element, so the session ends only if the element stays out for a whole task.
    clearTimeout(this.#ending);
    this.#ending = setTimeout(() => {
      if (!this.isConnected) this.#end();
    });
  }

  /** If this method exists, `moveBefore` moves the element without the two callbacks above. */
  connectedMoveCallback(): void {}

  adoptedCallback(): void {
    adoptStylesheet(this.#shadow);
  }

  attributeChangedCallback(): void {
    this.#refresh();
  }

  #begin(): void {
    this.#stopWaiting = null;
    try {
      this.#session = this.#openSession();
      adoptStylesheet(this.#shadow, { isHome: this.#session.widget.navigation.current().name === 'home' });
      this.#mount = mountWidget({
        host: this,
        shadow: this.#shadow,
        onReady: this.#ready,
        onShown: () => adoptStylesheet(this.#shadow),
        onUncaught: (error) => this.#giveUp(error),
        onCaught: (error) => this.#faults.report(error),
      });
      this.#mount.render(this.#session.widget);
    } catch (error) {
      this.#giveUp(error);
    }
  }

  #openSession(): Session {
    return createSession({
      host: this,
      product,
      ...this.#settingsNow(),
      earlier: this.#earlier,
      faults: this.#faults,
    });
  }

  readonly #ready = (): void => {
    this.#fallback.remove();
    announce(this, 'heq-ready', { version: HomeEnergyQuoteElement.version });
    this.#session?.widget.reach('viewed');
  };

  /** Attributes that are set together count as one change; the start reads those that are there at first. */
  #refresh(): void {
    if (!this.#session || this.#refreshing) return;
    this.#refreshing = true;
    queueMicrotask(() => {
      this.#refreshing = false;
      if (!this.#session) return;
      if (!this.#session.update(this.#settingsNow())) {
        this.#closeSession();
        this.#session = this.#openSession();
      }
      this.#mount?.render(this.#session.widget);
    });
  }

  /** The settings that the page's attributes ask for at this moment. */
  #settingsNow() {
    const { warn } = this.#faults;
    const settings = readSettings({
      attribute: (name) => this.getAttribute(name),
      scriptUrl: SCRIPT_URL,
      pageUrl: location.href,
      languages: () => pageLanguages(this),
      journeys: product.journeys,
      warn,
    });
    return {
      settings,
      messages: readMessages(this.#messages, warn),
      endpoints: readEndpoints(this.#endpoints, settings.apiBase, warn),
    };
  }

  /** A property that was set before the class was registered hides the accessor, so it is deleted and set again. */
  #upgradeProperty(name: keyof HomeEnergyQuoteElement): void {
    if (!Object.hasOwn(this, name)) return;
    const value = this[name];
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  #closeSession(): void {
    if (!this.#session) return;
    const { store, navigation } = this.#session.widget;
    this.#earlier = { store, place: { route: navigation.current(), step: navigation.step() } };
    this.#session.stop();
    this.#session = null;
  }

  #end(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    this.#closeSession();
    this.#mount?.unmount();
    this.#mount = null;
    this.#shadow.prepend(this.#fallback);
  }

  /** The widget can't run: the page's own content stays, or is shown again. */
  #giveUp(fault: unknown): void {
    this.#faults.report(fault);
    // Later, since React may be rendering.
    setTimeout(() => this.#end());
  }
}

reflectAttributes(HomeEnergyQuoteElement.prototype);

/** How far above or below the viewport counts as near. */
const NEAR = '400px';

/**
 * For `loading="lazy"`: waits until an element is near the viewport. Calls back once, when the element is near. Returns a
 * function that stops waiting.
 */
function whenNear(element: HTMLElement, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
