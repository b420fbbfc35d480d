import { expect, test } from 'vitest'
import { refusedFields } from './refused-fields.ts'

const shown = new Set(['title', 'reference', 'from', 'values.effective_date', 'values.duration'])
const refusal = (code: string, ...errors: { field: string; message: string }[]) => ({
  code,
  message: 'Refusé',
  errors,
})

test('says each refusal at its field, also when it is about a part of the value', () => {
  const errors = [
    { field: 'reference', message: 'Prise' },
    { field: 'values.duration.count', message: 'Trop long' },
  ]
  expect(refusedFields(refusal('REFERENCE_TAKEN', ...errors), shown, 'Refusé')).toEqual({
    fields: { reference: 'Prise', 'values.duration': 'Trop long' },
    whole: null,
  })
})

test('says above the form what is at no field of it', () => {
  const hidden = { field: 'values.notice', message: 'Ne convient pas' }
  expect(refusedFields(refusal('FIELD_VALUE_INVALID', hidden), shown, 'Refusé')).toEqual({
    fields: {},
    whole: 'Ne convient pas',
  })
  expect(refusedFields(refusal('TRY_AGAIN'), shown, 'Réessayez')).toEqual({
    fields: {},
    whole: 'Réessayez',
  })
})

test.each(['UPLOAD_NOT_FOUND', 'TEMPLATE_NOT_FOUND'])('%s is about the start', (code) => {
  expect(refusedFields(refusal(code), shown, 'Parti')).toEqual({
    fields: { from: 'Parti' },
    whole: null,
  })
})
