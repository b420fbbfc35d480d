import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { checkedLines, refusedLines, soleLine, type FieldPlace } from './form-lines.ts'

const refused = (...fields: string[]) =>
  new ApiError(422, {
    message: 'Refusé',
    errors: fields.map((field) => ({ field, code: 'X', message: 'Ne convient pas' })),
  })
const here = (field: string): FieldPlace => ({ field })

test('a field’s refusal links to its control, and one without a field concerns the whole form', () => {
  const placeOf = (field: string) => (field === 'title' ? here(field) : null)
  expect(refusedLines('form', refused('title', 'hidden'), placeOf)).toEqual([
    { field: 'title', fieldId: 'form-title', message: 'Ne convient pas' },
    { message: 'Ne convient pas' },
  ])
})

test('an answer that names no field concerns the whole form', () => {
  expect(refusedLines('form', refused(), here)).toEqual([{ message: 'Refusé' }])
  expect(refusedLines('form', null, here)).toEqual([])
})

test('two request fields shown in one form field say the same once', () => {
  const placeOf = () => ({ field: 'chosen', of: 'Étape 1' })
  expect(refusedLines('form', refused('validatorIds', 'groupIds'), placeOf)).toEqual([
    { field: 'chosen', fieldId: 'form-chosen', of: 'Étape 1', message: 'Ne convient pas' },
  ])
})

test('an error shown by several controls links to none of them, and errors of a removed row are dropped', () => {
  expect(refusedLines('form', refused('moves'), () => ({ field: 'moves', isMany: true }))).toEqual([
    { field: 'moves', message: 'Ne convient pas' },
  ])
  expect(refusedLines('form', refused('steps.1.name'), () => undefined)).toEqual([])
})

test('whatever is refused of a form with one field is said at that field, in the words about a field if there are any', () => {
  const at = { field: 'code', fieldId: 'form-code' }
  expect(soleLine('form', refused('documentSha256'), 'code')).toEqual([
    { ...at, message: 'Ne convient pas' },
  ])
  expect(soleLine('form', refused(), 'code')).toEqual([{ ...at, message: 'Refusé' }])
  expect(soleLine('form', null, 'code')).toEqual([])
})

test('client-side errors link to their control too', () => {
  expect(checkedLines('form', { email: 'Saisissez une adresse', password: undefined })).toEqual([
    { field: 'email', fieldId: 'form-email', message: 'Saisissez une adresse' },
  ])
})
