import hero from './hero.css';
import home from './home/home.css';
import landing from './landing/landing.css';
import questions from './questions/questions.css';
import sorry from './sorry.css';

export const screensCss = {
  first: [hero, home].join(''),
  rest: [landing, questions, sorry].join(''),
};
