import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CONTRACT_FILTER_FIELDS,
  contractFilterField,
  taggedFieldId,
} from './contract-filter-fields.ts'
import {
  OPERATORS_OF_KIND,
  type FilterCondition,
  type FilterField,
  type FilterKind,
  type FilterValue,
} from './filter-field.ts'
import { parseFilter, type FilterQuery } from './parse-filter.ts'
import { filterQueryString, writeFilter } from './write-filter.ts'

const fields: Record<string, FilterField> = CONTRACT_FILTER_FIELDS
const fieldOf = contractFilterField
const parse = (query: FilterQuery) => parseFilter(query, fieldOf)
const SOME_ID = '01a1fc00-76ed-7a30-b19a-7c6dcd73e16b'

function condition(name: string, text: string): FilterCondition | undefined {
  const parsed = parse({ [name]: text })
  return 'conditions' in parsed ? parsed.conditions[0] : undefined
}

function refusal(name: string, text: string): string | undefined {
  const parsed = parse({ [name]: text })
  return 'refusals' in parsed ? parsed.refusals[0]?.code : undefined
}

describe('a value', () => {
  test('without an operator means eq', () => {
    expect(condition('status', 'DRAFT')).toEqual(condition('status', 'eq:DRAFT'))
    expect(condition('renewable', 'true')?.values).toEqual([true])
  })

  test('of eq and ne may be several, separated by commas', () => {
    expect(condition('status', 'ne:DRAFT,SIGNED')?.values).toEqual(['DRAFT', 'SIGNED'])
    expect(condition('type', `${SOME_ID},none`)?.values).toEqual([SOME_ID, 'none'])
  })

  test('of range is from and to', () => {
    expect(condition('endDate', 'range:2026-01-01,2026-12-31')).toEqual({
      field: 'endDate',
      operator: 'range',
      values: ['2026-01-01', '2026-12-31'],
    })
    expect(refusal('endDate', 'range:2026-01-01')).toBe('FILTER_RANGE_MALFORMED')
    expect(refusal('endDate', 'range:2026-01-01,2026-02-01,2026-03-01')).toBe(
      'FILTER_RANGE_MALFORMED',
    )
  })

  test('in euros becomes cents, digit by digit', () => {
    expect(condition('financialAmount', 'gte:0.29')?.values).toEqual([29])
    expect(condition('financialAmount', 'lt:-1234.5')?.values).toEqual([-123_450])
    expect(condition('financialAmount', '-0.00')?.values).toEqual([0])
    expect(refusal('financialAmount', '1.234')).toBe('FILTER_VALUE_MALFORMED')
  })

  test('of a text is taken literally', () => {
    expect(condition('text', 'Avenant : prix, délais')?.values).toEqual(['Avenant : prix, délais'])
    expect(condition('text', 'avenant:prix')?.values).toEqual(['avenant:prix'])
    expect(condition('text', 'eq: eq:x ')?.values).toEqual(['eq:x'])
    expect(refusal('text', 'gt:a')).toBe('FILTER_OPERATOR_NOT_ALLOWED')
    expect(refusal('text', '   ')).toBe('FILTER_VALUE_MALFORMED')
  })

  test.each([
    ['endDate', '2026-02-30'],
    ['endDate', '21/11/2026'],
    ['endDate', '0000-01-01'],
    ['endDate', 'gt:2026-01-01,2026-01-02'],
    ['status', ''],
    ['status', 'signed'],
    ['status', `DRAFT,`],
    ['type', 'x'],
    ['renewable', '1'],
    ['tacitRenewalDuration', 'gte:1e9'],
    ['tacitRenewalDuration', 'gte: 3'],
    ['financialAmount', '12.345'],
  ])('of %s cannot be « %s »', (name, text) => {
    expect(refusal(name, text)).toMatch(/^FILTER_VALUE_MALFORMED$/)
  })

  test.each([
    ['endDate', 'like:2026-01-01'],
    ['status', 'gt:DRAFT'],
    ['renewable', 'range:true,false'],
    ['type', `lte:${SOME_ID}`],
  ])('of %s is not compared by « %s »', (name, text) => {
    expect(refusal(name, text)).toBe('FILTER_OPERATOR_NOT_ALLOWED')
  })
})

test('a condition takes up to two hundred values, a text up to two hundred characters', () => {
  const ids = (count: number) => Array.from({ length: count }, () => SOME_ID).join(',')
  expect(condition('type', ids(200))?.values).toHaveLength(200)
  expect(refusal('type', ids(201))).toBe('FILTER_VALUE_MALFORMED')
  expect(condition('text', 'a'.repeat(200))?.values).toEqual(['a'.repeat(200)])
  expect(refusal('text', 'a'.repeat(201))).toBe('FILTER_VALUE_MALFORMED')
})

test('an id is accepted in any case and compared in lower case', () => {
  expect(condition('type', SOME_ID.toUpperCase())?.values).toEqual([SOME_ID])
  expect(refusal('type', `${SOME_ID}0`)).toBe('FILTER_VALUE_MALFORMED')
  expect(refusal('type', `0${SOME_ID}`)).toBe('FILTER_VALUE_MALFORMED')
})

test('a detailed status is one of ours, or the id of a step', () => {
  expect(condition('statusDetail', `IN_FORCE,${SOME_ID}`)?.values).toEqual(['IN_FORCE', SOME_ID])
  expect(refusal('statusDetail', 'RUNNING')).toBe('FILTER_VALUE_MALFORMED')
  expect(refusal('status', SOME_ID)).toBe('FILTER_VALUE_MALFORMED')
})

test('a refused value is shown truncated', () => {
  const parsed = parse({ endDate: `gt:${'x'.repeat(80)}`, type: `${SOME_ID},y` })
  expect('refusals' in parsed && parsed.refusals.map(({ params }) => params)).toEqual([
    { field: 'endDate', value: 'x'.repeat(60) },
    { field: 'type', value: 'y' },
  ])
})

test('a number has up to twelve digits and six decimals', () => {
  const read = (text: string) => condition('tacitRenewalDuration', text)?.values
  expect(read('0.5')).toEqual([0.5])
  expect(read('-12.000001')).toEqual([-12.000_001])
  for (const text of ['1.', '.5', '1.1234567', '1234567890123', '1a', 'a1'])
    expect(read(text)).toBeUndefined()
})

test('an amount consists of its sign, its euros and its cents', () => {
  for (const text of ['1.234', 'x1', '1x', '1.2x', '1234567890123', '-'])
    expect(refusal('financialAmount', text)).toBe('FILTER_VALUE_MALFORMED')
  expect(condition('financialAmount', '5')?.values).toEqual([500])
  expect(condition('financialAmount', '5.1')?.values).toEqual([510])
})

test('a key without a value is ignored', () => {
  expect(parse({ endDate: undefined })).toEqual({ conditions: [] })
})

test('999999 days of tacit renewal is a number like others', () => {
  expect(condition('tacitRenewalDuration', 'gte:999999')?.values).toEqual([999_999])
})

test('a repeated key requires both', () => {
  const parsed = parse({ endDate: ['gte:2026-01-01', 'lt:2027-01-01'] })
  expect('conditions' in parsed && parsed.conditions.length).toBe(2)
})

test('every error is named with its field', () => {
  const parsed = parse({ intrus: '1', endDate: 'x', status: 'DRAFT' })
  expect('refusals' in parsed && parsed.refusals.map(({ field, code }) => [field, code])).toEqual([
    ['intrus', 'FILTER_FIELD_UNKNOWN'],
    ['endDate', 'FILTER_VALUE_MALFORMED'],
  ])
})

test('properties of Object.prototype are not fields', () => {
  expect(refusal('constructor', 'x')).toBe('FILTER_FIELD_UNKNOWN')
})

test('a tagged field is named by its id', () => {
  expect(taggedFieldId(`taggedField.${SOME_ID}`)).toBe(SOME_ID)
  expect(taggedFieldId('taggedField.x')).toBeNull()
  expect(taggedFieldId('taggedFields')).toBeNull()
})

test('no text makes the parser throw', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(fields)),
      fc.string({ unit: 'grapheme' }),
      (name, text) => {
        const parsed = parse({ [name]: text })
        expect('conditions' in parsed ? parsed.conditions.length : parsed.refusals.length).toBe(1)
      },
    ),
  )
})

test('what is written is parsed back unchanged', () => {
  fc.assert(
    fc.property(fc.array(anyCondition, { maxLength: 8 }), (conditions) => {
      const query = new URLSearchParams(filterQueryString(writeFilter(conditions, fieldOf)))
      const byName = Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)]))
      const parsed = parse(byName)
      const read = 'conditions' in parsed ? parsed.conditions : []
      const inOrder = Object.keys(byName).flatMap((name) =>
        conditions.filter(({ field }) => field === name),
      )
      expect(read).toEqual(inOrder)
    }),
  )
})

test('days can be written in the human format, for the query of a widget', () => {
  const written = writeFilter(
    [{ field: 'endDate', operator: 'range', values: ['2026-11-20', '2027-02-18'] }],
    fieldOf,
    (day) => day.split('-').toReversed().join('/'),
  )
  expect(filterQueryString(written)).toBe('endDate=range:20/11/2026,18/02/2027')
})

const anyDay = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anyWords = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .filter((text) => text.trim() === text)

function anyValue(kind: FilterKind, field: FilterField): fc.Arbitrary<FilterValue> {
  switch (kind) {
    case 'choice':
      return fc.constantFrom(...field.choices!)
    case 'id':
      return fc.oneof(fc.uuid(), fc.constant('none'))
    case 'yesNo':
      return fc.boolean()
    case 'day':
      return anyDay
    case 'amount':
      return fc.integer({ min: -1e12, max: 1e12 })
    case 'number':
      return fc.integer({ min: -1e9, max: 1e9 })
    case 'text':
    case 'word':
      return anyWords
  }
}

const anyCondition: fc.Arbitrary<FilterCondition> = fc
  .constantFrom(...Object.entries(fields))
  .chain(([name, field]) =>
    fc.constantFrom(...OPERATORS_OF_KIND[field.kind]).chain((operator) => {
      const value = anyValue(field.kind, field)
      const several = field.kind !== 'text' && (operator === 'eq' || operator === 'ne')
      const values =
        operator === 'range'
          ? fc.array(value, { minLength: 2, maxLength: 2 })
          : fc.array(value, { minLength: 1, maxLength: several ? 4 : 1 })
      return values.map((chosen) => ({ field: name, operator, values: chosen }))
    }),
  )
