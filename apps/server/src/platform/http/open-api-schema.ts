import type { Schema } from '@tacite/api/endpoint.ts'
import { shapeNames } from '@tacite/api/shape-names.ts'
import { z } from 'zod'

/** Whether a shape is sent or received by the client: a default makes a key optional in only one of the two. */
export type Direction = 'input' | 'output'

export interface JsonSchema {
  $defs?: Record<string, object>
}

/** A shape as the description writes it; named ones inside it are references to `$defs`. */
export function jsonSchema(schema: Schema, io: Direction): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema as z.ZodType, {
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
