import * as record from './administration-steps.ts'
import { addedCondition } from './library-steps.ts'
import type { Screen } from './screen.ts'

const administration = '/home/administration'

/** What a company describes its contracts with. */
export const libraryScreens: Readonly<Record<string, Screen>> = {
  'tagged fields': {
    path: `${administration}/taggedFields?kind=custom`,
    as: 'administrator',
    steps: { open: record.openRecord },
  },
  'system field': {
    path: `${administration}/taggedFields?kind=system`,
    as: 'administrator',
    steps: { open: record.openRecord },
  },
  'new tagged field': {
    path: `${administration}/taggedFields?open=new`,
    as: 'administrator',
    isRefused: true,
    steps: { refused: record.refusedRecord('tagged-fields.create') },
  },
  'condition of a tagged field': {
    path: `${administration}/taggedFields?open=new`,
    as: 'administrator',
    within: '[role=complementary], aside',
    steps: { condition: addedCondition },
  },
}
