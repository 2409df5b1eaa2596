import * as v from 'valibot';
import { quotedAsset } from '../../domain/flags.ts';

/** CALL-20: the referrer of every quote. */
export const REFERRER_BRANCH = 'DR';

/** `id`, `name`: a row of a property list. */
export const listItem = v.object({ id: v.number(), name: v.string() });

/** Which asset a quote is for, as the path names it. */
export const assetParams = v.object({ quoteType: quotedAsset });
