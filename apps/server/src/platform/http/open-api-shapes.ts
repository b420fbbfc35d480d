import type { Schema } from '@tacite/api/endpoint.ts'
import { nameCommonShapes } from './open-api-repeated-values.ts'
import { jsonSchema, type Direction } from './open-api-schema.ts'

/** The shapes of a description: each named one is declared once and referenced by its name. */
export interface Shapes {
  /** The JSON schema of a shape; a reference when it has a name. */
  describe(schema: Schema, direction: Direction): object
  /** The named shapes that `describe` has met, by name. */
  named(): Record<string, object>
}

export function collectShapes(): Shapes {
  const known = new Map<string, { schema: object; written: string }>()
  return {
    describe(schema, direction) {
      const { $defs = {}, ...described } = jsonSchema(schema, direction)
      const met = (name: string, common: object) => keep(known, name, common)
      for (const [name, found] of Object.entries($defs)) met(name, nameCommonShapes(found, met))
      return nameCommonShapes(described, met)
    },
    named: () =>
      Object.fromEntries(
        [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, { schema }]) => [name, schema]),
      ),
  }
}

/** @throws when two shapes share the name, or when the shape differs between request and answer. */
function keep(
  known: Map<string, { schema: object; written: string }>,
  name: string,
  schema: object,
): void {
  const written = JSON.stringify(schema)
  const before = known.get(name)
  if (before && before.written !== written)
    throw new Error(`Two shapes of the API are called ${name}, or one that differs by direction`)
  known.set(name, { schema, written })
}
