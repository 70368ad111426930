export const sparkWidth = 112
export const sparkHeight = 32

export const sparkBox = `0 0 ${sparkWidth} ${sparkHeight}`
