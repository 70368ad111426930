/** Where a form with a `token` in it confirms or stops; exempt from signatures, as the token is the proof. */
export const confirmFollowPath = '/api/follow/confirm'
export const stopFollowPath = '/api/follow/stop'
