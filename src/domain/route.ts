// Knows the seven pages of the product by name and by path.

/** ROUTE-09, with the error page: the names that state rules and tracking use. */
export type RouteName =
  | 'home'
  | 'solarBattery'
  | 'electricVehicle'
  | 'heatPump'
  | 'currentTariff'
  | 'quoteResults'
  | 'error';

/** Where the visitor is. `status` belongs to the error page alone. */
export interface Route {
  readonly name: RouteName;
  readonly status?: number;
}

const PATHS: Readonly<Record<Exclude<RouteName, 'error'>, string>> = {
  home: 'home',
  solarBattery: 'solar-battery',
  electricVehicle: 'electric-vehicle',
  heatPump: 'heat-pump',
  currentTariff: 'switch/home-energy',
  quoteResults: 'results',
};

/** The path of a route, without a leading slash (design: `#/quote/` + this). */
export function routePath(route: Route): string {
  return route.name === 'error' ? `error/${route.status ?? 404}` : PATHS[route.name];
}

/** The route of a path; null when there is none, a non-numeric status included (ROUTE-01, AMB-50). */
export function parseRoute(path: string): Route | null {
  const clean = path.replace(/^\/+|\/+$/g, '');
  const status = /^error\/(\d{3})$/.exec(clean)?.[1];
  if (status) return { name: 'error', status: Number(status) };
  const name = (Object.keys(PATHS) as (keyof typeof PATHS)[]).find((key) => PATHS[key] === clean);
  return name ? { name } : null;
}

/** WIZ-10: arriving at the questions from these keeps what was answered. */
const KEEPS_ANSWERS: readonly RouteName[] = ['home', 'solarBattery', 'electricVehicle', 'heatPump'];

export function keepsAnswers(from: RouteName): boolean {
  return KEEPS_ANSWERS.includes(from);
}
