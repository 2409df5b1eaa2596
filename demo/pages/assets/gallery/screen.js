// One screen: the session as it was recorded, and a fetch that gives the recorded answers. Runs before the widget.
(() => {
  const asked = new URLSearchParams(location.search);
  const [screen, theme, width] = ['screen', 'theme', 'width'].map((name) => asked.get(name) ?? '');
  const request = new XMLHttpRequest();
  request.open('GET', '/assets/gallery/recorded.json', false);
  request.send();
  const { screens, answers } = JSON.parse(request.responseText);

  const json = (text, status = 200) =>
    new Response(text, { status, headers: { 'content-type': 'application/json' } });
  const isSame = (one, other) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

  /** The answer to the same question; else the last to the same call. */
  function answerTo(call, body) {
    const same = answers.filter((one) => one.call.split('?')[0] === call.split('?')[0]);
    return (
      same.findLast((one) => one.call === call && isSame(one.sent, body)) ??
      same.findLast((one) => one.call === call) ??
      same.at(-1)
    );
  }

  window.fetch = async (input, { method = 'GET', body } = {}) => {
    const { pathname, search } = new URL(String(input), location.href);
    if (pathname.endsWith('/auth/token')) return json('"gallery"');
    const found = answerTo(
      `${method} ${pathname}${search}`,
      typeof body === 'string' ? JSON.parse(body) : null,
    );
    return found ? json(found.text, found.status) : json('', 404);
  };

  const id = `${screen}-${theme}-${width}`;
  const saved = screens[screen] ?? (screen === 'home' ? null : { ...screens.address, route: screen });
  if (saved) sessionStorage.setItem(`home-energy-quote:${id}`, JSON.stringify(saved));
  const element = document.createElement('home-energy-quote');
  const attributes = {
    id,
    theme,
    router: 'memory',
    tracking: 'off',
    'api-base': '/',
    'support-phone': '0117 496 0142',
    'terms-url': '/terms.html',
    'privacy-url': '/privacy.html',
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
})();
