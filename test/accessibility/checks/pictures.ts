// Checks that no text is in a picture (1.4.5): the only image files are the partner's logo, logos of suppliers and photos of
// cars.
import { expect } from '@open-wc/testing';
import { named, shownIn } from '../page/in-view.ts';
import type { Check } from './check.ts';

const PICTURES =
  'img:not(.logo, .nav-bar__brand > img, .vehicle-card__picture), picture, video, object, embed, iframe, input[type=image], svg image';

export const picturesCheck: Check = {
  says: 'no picture contains text: the only image files are logos and cars',
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
