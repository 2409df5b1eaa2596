/** An energy supplier of the server's list (CALL-09). `logo` is the address of a picture. */
export interface Supplier {
  readonly supplierId: number;
  readonly supplierName: string;
  readonly logo: string | null;
}
