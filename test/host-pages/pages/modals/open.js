// Opens `#place` with each library, and reports when it was closed. Only that library's files are loaded, since several of them
// style the same class names.
const FILES = {
  bootstrap: ['bootstrap/dist/css/bootstrap.min.css', 'bootstrap/dist/js/bootstrap.bundle.js'],
  'jquery-ui': ['jquery/dist/jquery.js', 'jquery-ui/dist/jquery-ui.js'],
  foundation: [
    'foundation-sites/dist/css/foundation.css',
    'jquery/dist/jquery.js',
    'foundation-sites/dist/js/foundation.js',
  ],
  uikit: ['uikit/dist/css/uikit.css', 'uikit/dist/js/uikit.js'],
  materialize: ['materialize-css/dist/css/materialize.css', 'materialize-css/dist/js/materialize.js'],
  semantic: [
    'semantic-ui-css/components/dimmer.css',
    'semantic-ui-css/components/modal.css',
    'semantic-ui-css/components/transition.css',
    'jquery/dist/jquery.js',
    'semantic-ui-css/semantic.js',
  ],
  micromodal: ['micromodal/dist/micromodal.js'],
  'a11y-dialog': ['a11y-dialog/dist/a11y-dialog.js'],
  sweetalert2: ['sweetalert2/dist/sweetalert2.all.js'],
  'focus-trap': ['tabbable/dist/index.umd.js', 'focus-trap/dist/focus-trap.umd.js'],
  'magnific-popup': [
    'magnific-popup/dist/magnific-popup.css',
    'jquery/dist/jquery.js',
    'magnific-popup/dist/jquery.magnific-popup.js',
  ],
  fancybox: ['@fancyapps/ui/dist/fancybox/fancybox.css', '@fancyapps/ui/dist/fancybox/fancybox.umd.js'],
};

const closed = () => {
  place.dataset.closed = '';
};
const show = () => place.removeAttribute('aria-hidden');

const OPEN = {
  bootstrap() {
    place.className = 'modal';
    inner.className = 'modal-dialog modal-content';
    place.addEventListener('hidden.bs.modal', closed);
    new bootstrap.Modal(place).show();
  },
  'jquery-ui'() {
    show();
    $('#place').dialog({ modal: true, width: 660, close: closed });
  },
  foundation() {
    show();
    place.className = 'reveal';
    $('#place').on('closed.zf.reveal', closed);
    new Foundation.Reveal($('#place')).open();
  },
  uikit() {
    show();
    place.setAttribute('uk-modal', '');
    inner.className = 'uk-modal-dialog uk-modal-body';
    UIkit.util.on(place, 'hide', ({ target }) => target === place && closed());
    UIkit.modal(place).show();
  },
  materialize() {
    show();
    place.className = 'modal';
    inner.className = 'modal-content';
    M.Modal.init(place, { onCloseStart: closed }).open();
  },
  semantic() {
    show();
    place.className = 'ui modal';
    inner.className = 'content';
    $('#place').modal({ onHide: closed, autofocus: false }).modal('show');
  },
  micromodal: () => MicroModal.show('place', { onClose: closed, disableFocus: true }),
  'a11y-dialog': () => new A11yDialog(place).on('hide', closed).show(),
  radix: () => openRadix(place, closed),
  vaul: () => openVaul(place, closed),
  sweetalert2() {
    show();
    Swal.fire({ html: place, width: 700, didClose: closed });
  },
  'focus-trap'() {
    show();
    const tabbableOptions = { getShadowRoot: true };
    focusTrap.createFocusTrap(place, { onDeactivate: closed, tabbableOptions }).activate();
  },
  'magnific-popup'() {
    show();
    $.magnificPopup.open({ items: { src: '#place' }, type: 'inline', callbacks: { close: closed } });
  },
  fancybox() {
    show();
    (Fancybox.Fancybox || Fancybox).show([{ src: '#place', type: 'inline' }], { on: { close: closed } });
  },
  'its own dialog'() {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    show();
    dialog.append(place);
    dialog.addEventListener('close', closed);
    dialog.showModal();
  },
  'on release'() {
    show();
    document.addEventListener('keyup', ({ key }) => {
      if (key === 'Escape') closed();
    });
  },
};

function load(path) {
  const isScript = path.endsWith('js');
  const tag = document.createElement(isScript ? 'script' : 'link');
  return new Promise((resolve, reject) => {
    tag.onload = resolve;
    tag.onerror = () => reject(new Error(`${path} did not load`));
    if (isScript) tag.src = path;
    else Object.assign(tag, { rel: 'stylesheet', href: path });
    document.head.append(tag);
  });
}

/** Loads the library and opens the modal. */
window.openWith = async (library) => {
  for (const file of FILES[library] ?? []) await load(`/node_modules/${file}`);
  if (/radix|vaul/.test(library)) await load('/radix.js');
  OPEN[library]();
};
