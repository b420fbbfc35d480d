/** Beyond this many matches only the newest contracts' pages are ranked and shown: ranking a common word is meaningless. */
export const MOST_RANKED_PAGES = 1_000
