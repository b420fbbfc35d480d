import { named } from '@tacite/api/named.ts'
import { fieldTypes } from '@tacite/document/field-definition.ts'
import { LEVELS } from '@tacite/domain/access/levels.ts'
import { PERMISSIONS } from '@tacite/domain/access/permissions.ts'
import { locales } from '@tacite/domain/locale.ts'
import { z } from 'zod'
import { jsonSchema } from './open-api-schema.ts'

/** Values that dozens of declarations write out: the description names each of them once. */
const COMMON_SHAPES = {
  FieldType: z.enum(fieldTypes),
  Id: z.uuid(),
  Level: z.enum(LEVELS),
  Locale: z.enum(locales),
  NullableDay: z.iso.date().nullable(),
  NullableId: z.uuid().nullable(),
  NullableInstant: z.iso.datetime().nullable(),
  NullableNamed: named.nullable(),
  NullableText: z.string().nullable(),
  Permission: z.enum(PERMISSIONS),
}

const NAMES = new Map(
  Object.entries(COMMON_SHAPES).map(([name, shape]) => {
    const { $defs: _, ...written } = jsonSchema(shape, 'output')
    return [JSON.stringify(written), name]
  }),
)

/**
 * Refers to a common shape wherever a schema writes it out, with a default of its own or without.
 *
 * @param met called with each common shape that is referred to
 */
export function nameCommonShapes(
  schema: object,
  met: (name: string, common: object) => void,
): object {
  const { default: fallback, ...shape } = schema as { default?: unknown }
  const name = NAMES.get(JSON.stringify(shape))
  if (name === undefined)
    return Object.fromEntries(
      Object.entries(schema).map(([key, part]) => [key, referTo(part, met)]),
    )
  met(name, shape)
  const reference = { $ref: `#/components/schemas/${name}` }
  return fallback === undefined ? reference : { default: fallback, ...reference }
}

function referTo(part: unknown, met: (name: string, common: object) => void): unknown {
  if (Array.isArray(part)) return part.map((one) => referTo(one, met))
  return typeof part === 'object' && part !== null ? nameCommonShapes(part, met) : part
}
