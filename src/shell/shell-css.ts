import loader from './quote-loader.css';
import shell from './shell.css';

export const shellCss = { first: shell, rest: loader };
