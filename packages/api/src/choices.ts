import { z } from 'zod'
import { paging } from './paging.ts'

const CHOICES_PAGE_SIZE = 50
/** A count beyond this is answered as one more: nobody reads a list of that length to the end. */
export const MOST_COUNTED_CHOICES = 10_000

export const idList = z
  .string()
  .max(4_000)
  .transform((list) => list.split(','))
  .pipe(z.array(z.uuid()).min(1).max(100))

export const choicesQuery = {
  /** Words that each choice must contain, ignoring accents and case. */
  q: z.string().trim().max(200).default(''),
  /** Continues after the page with this cursor. */
  after: z
    .string()
    .regex(/^[\w-]{1,4000}$/)
    .optional(),
  /** Only these, by comma-separated ids: to show the current selection. */
  ids: idList.optional(),
  $top: paging(CHOICES_PAGE_SIZE).$top,
}

/** A page of choices in the reader's collation. */
export function choicesPage<Row extends z.ZodType>(row: Row) {
  return z.object({
    value: z.array(row),
    /** The total count; 10,001: more than ten thousand. */
    count: z.number().int(),
    /** The cursor of the next page; null: this is the last one. */
    after: z.string().nullable(),
  })
}
