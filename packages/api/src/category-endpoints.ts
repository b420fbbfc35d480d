import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { named } from './named.ts'
import { paging } from './paging.ts'
import { removal } from './removals-endpoints.ts'
import { nameShapes } from './shape-names.ts'

const CATEGORY_KINDS = ['clause', 'template'] as const

const form = z.strictObject({
  // Its length is refused by a rule: specification 5.
  name: z.string().trim().max(2000),
  kind: z.enum(CATEGORY_KINDS).nullable(),
  parentCategoryId: z.uuid().nullable().default(null),
})

const category = z.object({
  _id: z.uuid(),
  name: z.string(),
  kind: z.enum(CATEGORY_KINDS),
  parent: named.nullable(),
  /** How many categories stand above it. */
  depth: z.number().int(),
  clauses: z.number().int(),
  templates: z.number().int(),
  /** Categories right below it. */
  children: z.number().int(),
})
export type CategoryRow = z.infer<typeof category>

const categoryParams = z.strictObject({ categoryId: z.uuid() })

nameShapes({ Category: category, CategoryForm: form })

export const categoriesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/administration/categories',
    access: 'signedIn',
    summary:
      'Categories as a tree: each after the one that holds it; of a search, with those above.',
    query: z.strictObject({
      search: z.string().trim().max(200).default(''),
      kind: z.enum(CATEGORY_KINDS).optional(),
      ...paging(20),
    }),
    response: z.object({ value: z.array(category), count: z.number().int() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/administration/categories/:categoryId',
    access: 'signedIn',
    summary: 'One category.',
    params: categoryParams,
    response: category,
  }),
  create: endpoint({
    method: 'POST',
    path: '/administration/categories',
    access: 'modules:category',
    summary: 'Create a category.',
    body: form,
    response: category,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/administration/categories/:categoryId',
    access: 'modules:category',
    summary: 'Change a category, or move it below another.',
    params: categoryParams,
    body: form,
    response: category,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/administration/categories/:categoryId',
    access: 'modules:category',
    summary: 'Delete a category that holds nothing; it can be put back for thirty days.',
    params: categoryParams,
    response: removal,
  }),
}
