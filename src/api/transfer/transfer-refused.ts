/** The command cannot do what it was asked to, and says why in a line. */
export class TransferRefused extends Error {}
