import { Validator } from '@seriousme/openapi-schema-validator'
import type { Endpoint, Schema } from '@tacite/api/endpoint.ts'
import { operations } from '@tacite/api/operations.ts'
import { shapeNames } from '@tacite/api/shape-names.ts'
import { z } from 'zod'
import { expect, test } from 'vitest'
import { openApi } from './open-api.ts'
import { shareParameters } from './open-api-parameters.ts'
import { collectShapes } from './open-api-shapes.ts'

const described = openApi(operations.map(({ endpoint }) => endpoint)) as {
  openapi: string
  paths: Record<string, Record<string, { parameters: object[] }>>
  components: { schemas: Record<string, unknown>; parameters: Record<string, object> }
}

test('the description is valid OpenAPI 3.1', async () => {
  expect(described.openapi).toMatch(/^3\.1\./)
  const { valid, errors } = await new Validator().validate(structuredClone(described))
  expect([valid, errors]).toEqual([true, undefined])
})

test('every reference resolves to a shape or an answer', () => {
  const references = [...JSON.stringify(described).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(500)
  const missing = references.filter(
    ([, way]) => way!.split('/').reduce(inside, described.components) === undefined,
  )
  expect(missing).toEqual([])
})

test('a shape that two operations use has a name', () => {
  const users = new Map<z.core.$ZodType, Set<string>>()
  for (const { operationId, endpoint } of operations)
    for (const shape of shapesOf(endpoint))
      forEachUnnamed(shape, (found) => note(users, found, operationId))
  const unnamed = [...users].flatMap(([, ids]) => (ids.size > 1 ? [[...ids]] : []))
  expect(unnamed).toEqual([])
})

test('a parameter that several operations share stands once, and is referred to', () => {
  const { parameters } = described.components
  expect(parameters['contractId']).toEqual({
    name: 'contractId',
    in: 'path',
    required: true,
    schema: { $ref: '#/components/schemas/Id' },
  })
  const written = Object.values(described.paths)
    .flatMap((item) => Object.values(item).flatMap((operation) => operation.parameters))
    .map((parameter) => JSON.stringify(parameter))
  const repeated = Object.values(parameters).map((parameter) => JSON.stringify(parameter))
  expect(written.filter((parameter) => repeated.includes(parameter))).toEqual([])
})

test('parameters of one name that differ are told apart', () => {
  const id = { name: '$top', in: 'query', required: false, schema: { type: 'integer' } } as const
  const other = { ...id, schema: { type: 'string' } }
  const { shared, refer } = shareParameters([other, id, id])
  expect(shared).toEqual({ top: id })
  expect([refer(id), refer(other)]).toEqual([{ $ref: '#/components/parameters/top' }, other])
  expect(shareParameters([other, id, id, other]).shared).toEqual({})
})

test('a common value is named wherever it is written out, its default kept', () => {
  const shapes = collectShapes()
  const day = z.iso.date().nullable()
  const form = z.object({ from: day, until: day.default(null), of: z.enum(['fr', 'en']) })
  expect(shapes.describe(form, 'input')).toMatchObject({
    properties: {
      from: { $ref: '#/components/schemas/NullableDay' },
      until: { $ref: '#/components/schemas/NullableDay', default: null },
      of: { enum: ['fr', 'en'] },
    },
  })
  expect(shapes.named()).toEqual({
    NullableDay: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
  })
})

test('a shape that differs between request and answer needs two names', () => {
  const form = z.object({ title: z.string().default('') })
  shapeNames.add(form, { id: 'TestForm' })
  const shapes = collectShapes()
  shapes.describe(form, 'input')
  expect(() => shapes.describe(z.object({ form }), 'output')).toThrow('TestForm')
})

test('an endpoint without an area is refused', () => {
  const stray: Endpoint = {
    method: 'GET',
    path: '/stray',
    access: 'public',
    summary: 'In no area.',
    response: null,
  }
  expect(() => openApi([stray])).toThrow('GET /stray')
})

function inside(value: unknown, key: string): object | undefined {
  return (value as Record<string, object> | undefined)?.[key]
}

function shapesOf({ body, response, later }: Endpoint): Schema[] {
  return [body, response, later].filter((shape) => typeof shape === 'object' && shape !== null)
}

function note(users: Map<z.core.$ZodType, Set<string>>, shape: z.core.$ZodType, user: string) {
  users.set(shape, (users.get(shape) ?? new Set()).add(user))
}

/** Every object, union and record nested in a shape, not looking inside named ones. */
function forEachUnnamed(schema: z.core.$ZodType, visit: (found: z.core.$ZodType) => void): void {
  if (shapeNames.has(schema)) return
  const parts = partsOf(schema)
  if (parts.length > 1 || schema instanceof z.ZodObject || schema instanceof z.ZodRecord)
    visit(schema)
  for (const part of parts) forEachUnnamed(part, visit)
}

function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape)
  if (schema instanceof z.ZodUnion) return schema.options
  if (schema instanceof z.ZodArray) return [schema.element]
  if (schema instanceof z.ZodRecord) return [schema.valueType]
  if (schema instanceof z.ZodPipe) return [schema.in]
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault
  )
    return [schema.unwrap()]
  return []
}
