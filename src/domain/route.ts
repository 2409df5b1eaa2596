/** The pages of every product, with the names of ROUTE-09, which state rules and tracking use. */
export type FixedPage = 'home' | 'currentTariff' | 'quoteResults' | 'shared' | 'error';

/** A fixed page, or an asset's landing page by its name. */
export type RouteName = FixedPage | (string & {});

/** The visitor's current page. Only the error page has a `status`. */
export interface Route {
  readonly name: RouteName;
  readonly status?: number;
  /** Only shared results have this. */
  readonly token?: string;
}

/** A landing page: its name in tracking records, and its path in the hash. */
export interface LandingPlace {
  readonly name: string;
  readonly path: string;
}

export type Routes = ReturnType<typeof routesWith>;

const PATHS: readonly LandingPlace[] = [
  { name: 'home', path: 'home' },
  { name: 'currentTariff', path: 'switch/home-energy' },
  { name: 'quoteResults', path: 'results' },
];

export function routesWith(landings: readonly LandingPlace[]) {
  const places = [...PATHS, ...landings];
  return {
    /** The path of a route, without a leading slash (design: `#/quote/` + this). */
    path({ name, status = 404, token = '' }: Route): string {
      if (name === 'shared') return `shared/${token}`;
      return places.find((place) => place.name === name)?.path ?? `error/${status}`;
    },
    /** The route for a path; null if there is none, or its status is not a number (ROUTE-01, AMB-50). */
    parse(text: string): Route | null {
      const clean = text.replace(/^\/+|\/+$/g, '');
      const status = /^error\/(\d{3})$/.exec(clean)?.[1];
      if (status) return { name: 'error', status: Number(status) };
      const token = /^shared\/([\w-]+)$/.exec(clean)?.[1];
      if (token) return { name: 'shared', token };
      const place = places.find(({ path }) => path === clean);
      return place ? { name: place.name } : null;
    },
  };
}

/** WIZ-10: arriving at the questions from home or a landing page keeps the answers. */
const FORGETS_ANSWERS: readonly RouteName[] = ['currentTariff', 'quoteResults', 'error'];

export function keepsAnswers(from: RouteName): boolean {
  return !FORGETS_ANSWERS.includes(from);
}
