// A modal of Radix and a drawer of Vaul, as a React page uses them, around an element that is already on the page.
import * as Dialog from '@radix-ui/react-dialog';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { Drawer } from 'vaul';

const opening = (Dialog) => (place, closed) => {
  const takes = (content) => {
    if (!content) return;
    place.removeAttribute('aria-hidden');
    content.append(place);
  };
  const title = h(Dialog.Title, null, 'The page’s own');
  const content = h(Dialog.Content, { ref: takes, 'aria-describedby': undefined }, title);
  const portal = h(Dialog.Portal, null, h(Dialog.Overlay), content);
  // It stays open, so that its content can be checked after it was asked to close.
  const onOpenChange = (isOpen) => isOpen || closed();
  createRoot(document.createElement('div')).render(h(Dialog.Root, { open: true, onOpenChange }, portal));
};

window.openRadix = opening(Dialog);
window.openVaul = opening(Drawer);
