import type { Schema } from '@tacite/api/endpoint.ts'
import { shapeNames } from '@tacite/api/shape-names.ts'
import { z } from 'zod'

/** Whether a shape is sent or received by the client: a default makes a key optional in only one of the two. */
type Direction = 'input' | 'output'

interface JsonSchema {
  $schema?: string
  $defs?: Record<string, object>
}

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
      const { $schema: _, $defs = {}, ...described } = jsonSchema(schema, direction)
      for (const [name, found] of Object.entries($defs)) keep(known, name, found)
      return described
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

function jsonSchema(schema: Schema, io: Direction): JsonSchema {
  const described = z.toJSONSchema(schema as z.ZodType, {
    io,
    metadata: shapeNames,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: found }) => withoutNoise(zodSchema, found),
  })
  return JSON.parse(
    JSON.stringify(described).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as JsonSchema
}

/** Drops what a format or type already implies, and what would make every new key of an answer a breaking change. */
function withoutNoise(zodSchema: z.core.$ZodTypes, found: z.core.JSONSchema.BaseSchema): void {
  if (found.format) delete found.pattern
  if (found.minimum === Number.MIN_SAFE_INTEGER) delete found.minimum
  if (found.maximum === Number.MAX_SAFE_INTEGER) delete found.maximum
  if (zodSchema instanceof z.ZodObject && !zodSchema.def.catchall) delete found.additionalProperties
}
