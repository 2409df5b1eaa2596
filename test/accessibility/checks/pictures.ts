// Checks that no words are in a picture (1.4.5): nothing is drawn from a file but the partner's own logo and photos of cars.
import { expect } from '@open-wc/testing';
import { named, shownIn } from '../page/in-view.ts';
import type { Check } from './check.ts';

const PICTURES =
  'img:not(.logo, .nav-bar__brand > img, .vehicle-card__picture), picture, video, object, embed, iframe, input[type=image], svg image';

export const picturesCheck: Check = {
  says: 'no picture holds words: none is of a file, but logos and cars',
  holds(visit) {
    expect(shownIn<Element>(visit, PICTURES).map(named)).to.deep.equal([]);
    const painted = shownIn<Element>(visit, '*').filter((one) =>
      [null, '::before', '::after'].some((part) => isOfFile(getComputedStyle(one, part))),
    );
    expect(painted.map(named)).to.deep.equal([]);
  },
};

const isOfFile = ({ backgroundImage, content, listStyleImage, borderImageSource }: CSSStyleDeclaration) =>
  [backgroundImage, content, listStyleImage, borderImageSource].some((value) => value.includes('url('));
