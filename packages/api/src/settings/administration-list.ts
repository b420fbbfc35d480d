import { z } from 'zod'
import { paging } from '../paging.ts'

const ADMINISTRATION_PAGE_SIZE = 20

/**
 * What every list of administration is asked with: words that each row must hold, an order (`name asc`), a page.
 * @param fields what it can be sorted by, the usual one first; its first field sorts it when nothing is asked
 */
export function administrationQuery<const Field extends string>(
  fields: readonly [Field, ...Field[]],
  pageSize = ADMINISTRATION_PAGE_SIZE,
) {
  return {
    search: z.string().trim().max(200).default(''),
    $orderby: z.templateLiteral([z.enum(fields), ' ', z.enum(['asc', 'desc'])]).optional(),
    ...paging(pageSize),
  }
}
