// Knows the stylesheets of the screens, one for each.
import error from './error/error-screen.css';
import home from './home/home.css';
import landing from './landing/landing.css';
import questions from './questions/questions.css';
import results from './results/results.css';

export const screensCss = [home, landing, questions, results, error].join('');
