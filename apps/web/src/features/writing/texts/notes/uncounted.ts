/** Stands for the number of a note whose passage the conditions leave out. */
export const UNCOUNTED = '–'
