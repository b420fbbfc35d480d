import {
  CONTRACT_FILTER_NAMES,
  taggedFieldId,
  type ContractFilterName,
} from '@tacite/domain/filters/contract-filter-fields.ts'
import { z } from 'zod'
import { nameShapes } from '../shape-names.ts'
import { archived, monthEnd } from './archived.ts'

/** `op:value`; a repeated key requires both. Parsed by the domain's parser on the server. */
const filterValue = z.union([z.string(), z.array(z.string())])
const written = filterValue.optional()

nameShapes({ FilterValue: filterValue })

/** Every field of the filter language as a key of a query. */
const contractFilter = Object.fromEntries(
  CONTRACT_FILTER_NAMES.map((name) => [name, written]),
) as Record<ContractFilterName, typeof written>

/**
 * A query that accepts the contract filter besides its own keys. Apart from these only `taggedField.<id>` is
 * accepted; any other key is refused by name.
 */
export function contractQuery<Shape extends z.ZodRawShape>(own: Shape) {
  return z
    .object({ archived, monthEnd, ...contractFilter, ...own })
    .catchall(written)
    .check((context) => {
      const known = new Set(['archived', 'monthEnd', ...CONTRACT_FILTER_NAMES, ...Object.keys(own)])
      const keys = Object.keys(context.value).filter(
        (key) => !known.has(key) && taggedFieldId(key) === null,
      )
      if (keys.length > 0) {
        context.issues.push({ code: 'unrecognized_keys', keys, input: context.value })
      }
    })
}
