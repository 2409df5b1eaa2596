// There is no browser here: the API's address comes in, the page's markup goes out.
import { argv, stdout } from 'node:process';
import { renderToString } from 'react-dom/server';
import { page } from './page.js';

stdout.write(renderToString(page(argv[2] ?? '')));
