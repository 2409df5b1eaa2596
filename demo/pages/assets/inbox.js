// A partner's page accepts an enquiry and sends it to its server. This page only shows what arrived.
const widget = document.querySelector('home-energy-quote');

widget.addEventListener('heq-enquiry', (event) => {
  // Your own page posts `event.detail` to its server: event.waitUntil(fetch('/leads', …)).
  event.waitUntil(Promise.resolve());
  show(event.detail);
});

function show({ id, summary }) {
  const inbox = document.querySelector('.inbox') ?? made('section', { className: 'inbox', tabIndex: -1 });
  inbox.setAttribute('aria-label', 'What arrived');
  inbox.replaceChildren(
    made('h2', { textContent: 'What arrived' }),
    made('p', {
      textContent: `This page took the enquiry ${id}. In this demonstration it goes no further; a partner would pass it to their own server.`,
    }),
    made('pre', { textContent: summary }),
  );
  widget.parentElement.after(inbox);
}

function made(tag, properties) {
  return Object.assign(document.createElement(tag), properties);
}
