/** A command of the operator that cannot be carried out; the message says why. */
export class PurchaseRefused extends Error {}
