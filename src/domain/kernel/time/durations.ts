/** Durations in milliseconds. */
export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

export const minuteInSeconds = 60
export const hourInSeconds = 3_600
export const dayInSeconds = 86_400
export const yearInSeconds = 31_536_000
