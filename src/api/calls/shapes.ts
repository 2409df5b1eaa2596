import * as v from 'valibot';
import { quotedAsset } from '../../domain/flags.ts';

/** CALL-20: the referrer in every quote's request. */
export const REFERRER_BRANCH = 'DR';

/** `id`, `name`: a row of a property list. */
export const listItem = v.object({ id: v.number(), name: v.string() });

/** The asset of a quote, as the path names it. */
export const assetParams = v.object({ quoteType: quotedAsset });
