import { z } from 'zod'
import type { Schema } from '@tacite/api/endpoint.ts'

/** What a name of a body stands for; undefined: anything that fits its shape will do. */
export type ValueOf = (name: string) => unknown

interface Shape {
  type?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  minimum?: number
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
}

/**
 * Bodies that a schema accepts: one with the first choice everywhere, then one for each other choice of each union.
 * Every id in it must have a value of its own name: `folderIds` for each of a list.
 */
export function sampleBodies(schema: Schema, valueOf: ValueOf): unknown[] {
  const shape = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' })
  return samples(shape as Shape, 'body', valueOf)
}

/** The names of the ids in a body, also those inside of lists and choices. */
export function idsOfBody(schema: Schema): string[] {
  const found = new Set<string>()
  sampleBodies(schema, (name) => {
    found.add(name)
    return undefined
  })
  return [...found].filter((name) => /Ids?$/.test(name))
}

function samples(shape: Shape, name: string, valueOf: ValueOf): unknown[] {
  const given = valueOf(name)
  if (given !== undefined) return [given]
  if ('const' in shape) return [shape.const]
  if (shape.enum) return [shape.enum[0]]
  const choices = shape.oneOf ?? shape.anyOf
  if (choices) return ofChoices(choices, name, valueOf)
  if (shape.type === 'array') return samples(shape.items!, name, valueOf).map((item) => [item])
  if (shape.type === 'object') return ofProperties(shape.properties ?? {}, valueOf)
  return [plain(shape)]
}

function ofChoices(choices: Shape[], name: string, valueOf: ValueOf): unknown[] {
  const objects = choices.filter(({ type }) => type === 'object')
  const filled = choices.filter(({ type }) => type !== 'null')
  return objects.length > 0
    ? objects.flatMap((choice) => samples(choice, name, valueOf))
    : samples(filled[0]!, name, valueOf)
}

function ofProperties(properties: Record<string, Shape>, valueOf: ValueOf): unknown[] {
  const choices = Object.entries(properties).map(
    ([name, shape]) => [name, samples(shape, name, valueOf)] as const,
  )
  const first = Object.fromEntries(choices.map(([name, [value]]) => [name, value]))
  const others = choices.flatMap(([name, [, ...values]]) =>
    values.map((value) => ({ ...first, [name]: value })),
  )
  return [first, ...others]
}

function plain({ type, format, minimum }: Shape): unknown {
  if (format === 'date') return '2027-01-01'
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 1, 1)
  return type === 'boolean' ? true : 'Texte'
}
