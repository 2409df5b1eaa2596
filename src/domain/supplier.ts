import * as v from 'valibot';
import { label, type Read } from './read.ts';

/** An energy supplier of the server's list (CALL-09). `logo` is the URL of a picture. */
export const supplier = v.object({ supplierId: v.number(), supplierName: v.string(), logo: label });
export type Supplier = Read<typeof supplier>;
