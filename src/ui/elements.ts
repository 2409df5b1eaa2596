// What may stand beside other things: elements, and never bare text, which a page's translation takes from where it was drawn.
import type { ReactElement } from 'react';

export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[];
