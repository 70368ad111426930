/** The names of the four status flags in a list query, in the order they are shown. */
export const statusFlags = ['incoming', 'ongoing', 'succeeded', 'failed'] as const
export type StatusFlag = (typeof statusFlags)[number]

export const acceptFlags = ['acceptBitcoin', 'acceptEthereum', 'acceptOtherCoin'] as const
export type AcceptFlag = (typeof acceptFlags)[number]
