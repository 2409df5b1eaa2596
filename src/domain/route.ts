/** The pages that every product has; ROUTE-09 names them, and state rules and tracking use the names. */
export type FixedPage = 'home' | 'currentTariff' | 'quoteResults' | 'shared' | 'error';

/** A fixed page, or the landing page of an asset by the name that its asset gives it. */
export type RouteName = FixedPage | (string & {});

/** Where the visitor is. `status` belongs to the error page alone. */
export interface Route {
  readonly name: RouteName;
  readonly status?: number;
  /** Belongs to shared results alone. */
  readonly token?: string;
}

/** A landing page: its name, as tracking knows it, and its path, as the hash has it. */
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
    /** The route of a path; null when there is none, a non-numeric status included (ROUTE-01, AMB-50). */
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

/** WIZ-10: arriving at the questions from home or a landing page keeps what was answered. */
const FORGETS_ANSWERS: readonly RouteName[] = ['currentTariff', 'quoteResults', 'error'];

export function keepsAnswers(from: RouteName): boolean {
  return !FORGETS_ANSWERS.includes(from);
}
