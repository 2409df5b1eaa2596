// Sees every request of the widget and can change the answers. It must come first: the widget takes `fetch`
// at its start.

export interface Sent {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | null;
}

type Change = (answer: Response, sent: Sent) => Response | Promise<Response>;

const real = window.fetch.bind(window);
const sent: Sent[] = [];
let changes: { path: RegExp; change: Change }[] = [];

/** Before the widget's script, which keeps the `fetch` that it finds. */
export function watchNetwork(): void {
  window.fetch = async (input, init = {}) => {
    const request: Sent = {
      url: new URL(String(input)),
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : null,
    };
    sent.push(request);
    const answer = await real(input, init);
    const found = changes.find(({ path }) => path.test(request.url.pathname));
    return found ? found.change(answer, request) : answer;
  };
}

export const requests = (path = /./) => sent.filter(({ url }) => path.test(url.pathname));

/** From now on the answers of a path are changed on their way. */
export function changeAnswers(path: RegExp, change: Change): void {
  changes.push({ path, change });
}

/** The same answer with another body. */
export const changeJson = (path: RegExp, change: (json: unknown) => unknown) =>
  changeAnswers(path, async (answer) => {
    const { status, headers } = answer;
    return new Response(JSON.stringify(change(await answer.json())), { status, headers });
  });

export function honestNetwork(): void {
  changes = [];
  sent.length = 0;
}
