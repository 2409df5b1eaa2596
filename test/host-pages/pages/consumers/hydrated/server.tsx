// Runs without a browser: the API's URL is an argument, and the page's markup is the output.
import { argv, stdout } from 'node:process';
import { renderToString } from 'react-dom/server';
import { page } from './page.js';

stdout.write(renderToString(page(argv[2] ?? '')));
