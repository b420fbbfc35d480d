import { z } from 'zod'
import { named } from '../named.ts'
import { paging } from '../paging.ts'
import { declareRecords } from './records.ts'
import { nameShapes } from '../shape-names.ts'

export const CATEGORY_KINDS = ['clause', 'template'] as const

const form = z.strictObject({
  // Its length is checked by a rule: specification 5.
  name: z.string().trim().max(2000),
  kind: z.enum(CATEGORY_KINDS).nullable(),
  parentCategoryId: z.uuid().nullable().default(null),
})

const category = z.object({
  _id: z.uuid(),
  name: z.string(),
  kind: z.enum(CATEGORY_KINDS),
  parent: named.nullable(),
  /** How many parents a category has. */
  depth: z.number().int(),
  clauses: z.number().int(),
  templates: z.number().int(),
  /** The number of direct children. */
  children: z.number().int(),
})
export type CategoryRow = z.infer<typeof category>

nameShapes({ Category: category, CategoryForm: form })

export const categoriesEndpoints = declareRecords({
  path: '/administration/categories',
  id: 'categoryId',
  access: 'modules:category',
  readAccess: 'signedIn',
  query: z.strictObject({
    search: z.string().trim().max(200).default(''),
    kind: z.enum(CATEGORY_KINDS).optional(),
    ...paging(20),
  }),
  form,
  row: category,
  summaries: {
    list: 'Categories as a tree, each after its parent; a search also returns the parents.',
    read: 'One category.',
    create: 'Create a category.',
    update: 'Change a category, or move it below another.',
    remove: 'Delete an empty category; it can be restored for thirty days.',
  },
})
