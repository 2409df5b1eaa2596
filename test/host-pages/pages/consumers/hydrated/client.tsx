// React takes over what the server rendered; what it must render again is told.
import { hydrateRoot } from 'react-dom/client';
import { page } from './page.js';

hydrateRoot(document.getElementById('root') as HTMLElement, page(window.api), {
  onRecoverableError: (error) => console.error(error),
});
