/** The names of the four status flags in a list query, in the order they are shown. */
export const statusFlags = ['incoming', 'ongoing', 'succeeded', 'failed'] as const
export type StatusFlag = (typeof statusFlags)[number]

export const acceptFlags = ['acceptBitcoin', 'acceptEthereum', 'acceptOtherCoin'] as const
export type AcceptFlag = (typeof acceptFlags)[number]

/** What an offering may be asked to have. All off by default: nothing is asked. */
export const featureFlags = ['bonus', 'founderId', 'newChain', 'codeAvail', 'notUS'] as const
export type FeatureFlag = (typeof featureFlags)[number]
