/** New offerings and changed terms as RSS, in the language of the host; with `?itemId=` of one offering alone. */
export const feedPath = '/api/map/rss2'
