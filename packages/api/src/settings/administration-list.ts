import { z } from 'zod'
import { paging } from '../paging.ts'

const ADMINISTRATION_PAGE_SIZE = 20

/**
 * The query of every administration list: words that each row must match, an order (`name asc`), a page.
 * @param fields the sortable fields; the first is the default
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
