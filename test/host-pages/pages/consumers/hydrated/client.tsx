// React hydrates the server's markup. If it has to render something again, it reports that.
import { hydrateRoot } from 'react-dom/client';
import { page } from './page.js';

hydrateRoot(document.getElementById('root') as HTMLElement, page(window.api), {
  onRecoverableError: (error) => console.error(error),
});
