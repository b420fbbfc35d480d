/** At most this many calendars for one person. */
export const MOST_FEEDS = 10
