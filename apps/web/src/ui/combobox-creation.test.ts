import { expect, test } from 'vitest'
import { isCreation, withCreation } from './combobox-creation.ts'

const options = [{ value: '1', label: 'Général' }]

test('offers to create a name that no option has', () => {
  const offer = withCreation(options, ' Siège ').at(-1)
  expect(offer && isCreation(offer) && offer.creates).toBe('Siège')
})

test('offers nothing for an empty text or a known name in different case', () => {
  expect(withCreation(options, '  ')).toEqual(options)
  expect(withCreation(options, 'GÉNÉRAL')).toEqual(options)
})

test('a name that differs by an accent is another name', () => {
  expect(withCreation(options, 'General')).toHaveLength(2)
})
