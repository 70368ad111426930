export interface AppUser {
  readonly user_id: string
  readonly name: string
}

export const maxUserNameLength = 40
export const sessionMilliseconds = 30 * 24 * 3_600_000
/** Beyond this many sessions the oldest is logged out. */
export const maxSessions = 20
/**
 * The number of apps that one caller can register in a day: enough for an office behind one address, too few for a
 * script to fill the sandbox.
 */
export const maxRegistrations = 30
export const registrationMilliseconds = 24 * 3_600_000
/** The number of invalid login codes that an app can scan within `wrongScanMilliseconds`. */
export const maxWrongScans = 10
export const wrongScanMilliseconds = 15 * 60_000
