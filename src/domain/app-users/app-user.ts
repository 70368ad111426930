export interface AppUser {
  readonly user_id: string
  readonly name: string
}

export const longestUserName = 40
/** A browser stays logged in for this long. */
export const sessionMilliseconds = 30 * 24 * 3_600_000
/** Of more, the oldest are logged out. */
export const maxSessions = 20
/** So many apps a caller may register within a day: an office shares an address, a script should not fill the sandbox. */
export const maxRegistrations = 30
export const registrationMilliseconds = 24 * 3_600_000
/** So often an app may come with a code that is none, within this time. */
export const maxWrongScans = 10
export const wrongScanMilliseconds = 15 * 60_000
