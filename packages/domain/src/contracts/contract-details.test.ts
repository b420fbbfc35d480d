import { expect, test } from 'vitest'
import {
  CHOICE_DETAILS,
  OPTION_DETAILS,
  emptiedDetails,
  TEXT_DETAILS,
  textDetailTable,
} from './contract-details.ts'

test('refuses to empty required details, each at its field', () => {
  expect(emptiedDetails({ reference: '', title: '', ownerId: null })).toEqual([
    { code: 'CONTRACT_TITLE_REQUIRED', field: 'title' },
    { code: 'CONTRACT_OWNER_REQUIRED', field: 'ownerId' },
    { code: 'FIELD_REQUIRED', field: 'reference' },
  ])
  expect(emptiedDetails({ currency: null, direction: null, scope: null })).toEqual([
    { code: 'FIELD_REQUIRED', field: 'currency' },
  ])
})

test('lets the rest be emptied, and ignores missing keys', () => {
  expect(emptiedDetails({ counterpartyId: null, parentId: null, legalEntityId: null })).toEqual([])
  expect(emptiedDetails({})).toEqual([])
  expect(emptiedDetails({ title: 'Bail', typeId: undefined })).toEqual([])
})

test('typed and chosen details are distinguished', () => {
  expect(OPTION_DETAILS).toEqual(['currency', 'direction', 'scope'])
  expect(TEXT_DETAILS).toEqual(['title', 'reference'])
  expect(CHOICE_DETAILS).toEqual([
    'typeId',
    'projectId',
    'ownerId',
    'legalEntityId',
    'counterpartyId',
    'parentId',
  ])
})

test('a table of the texts has one row for each', () => {
  expect(textDetailTable((name) => `sorted.${name}`)).toEqual({
    title: 'sorted.title',
    reference: 'sorted.reference',
  })
})
