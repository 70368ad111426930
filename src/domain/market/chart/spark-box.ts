export const sparkWidth = 112
export const sparkHeight = 32

/** The size of the small line, as a viewBox. */
export const sparkBox = `0 0 ${sparkWidth} ${sparkHeight}`
