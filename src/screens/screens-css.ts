// Knows the stylesheets of the screens.
import screens from './screens.css';

export const screensCss = screens;
