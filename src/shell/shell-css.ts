// Knows the stylesheets of the frame.
import shell from './shell.css';

export const shellCss = shell;
