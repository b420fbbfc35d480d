/** Rows of a page. */
export const TEAM_PAGE_SIZE = 20
export const AWAITED_PAGE_SIZE = 20

/** What the tasks of a team, and what is awaited, can be ordered and narrowed by: without a schema, for pages. */
export const TEAM_ORDERS = ['due', 'person', 'contract', 'waiting'] as const
export const TEAM_STANDINGS = ['late', 'putOff'] as const
export const AWAITED_ORDERS = ['waited', 'person', 'contract', 'circuit'] as const
