// The children of our components: elements, and never bare text, which a page's translation would replace.
import type { ReactElement } from 'react';

export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[];
