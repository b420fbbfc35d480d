import type { ContractShare } from '@tacite/api/agreement/sharing-endpoints.ts'
import { describe, expect, test } from 'vitest'
import { onLatest } from './change-share.ts'

const numbered = (number: number) => ({ number, by: 'Paul Renaud', at: null })
const one = { _id: 'one', level: 'reader', expiresOn: null } as unknown as ContractShare
const other = { ...one, _id: 'other' }
const shown = { share: one, revision: numbered(3) }

describe('a change of one share', () => {
  test('is based on the latest list: another row was changed just before', () => {
    const pages = [
      { value: [{ ...other, level: 'editor' as const }], revision: numbered(4) },
      { value: [one], revision: numbered(5) },
    ]
    expect(onLatest(pages, shown, { level: 'editor' })).toEqual({
      level: 'editor',
      expiresOn: null,
      basedOn: numbered(5),
    })
  })

  test('keeps the part that it does not change as it is now', () => {
    const extended = { ...one, expiresOn: '2027-01-31' }
    const pages = [{ value: [extended, other], revision: numbered(4) }]
    expect(onLatest(pages, shown, { level: 'editor' })).toEqual({
      level: 'editor',
      expiresOn: '2027-01-31',
      basedOn: numbered(4),
    })
  })

  test('is based on what was shown, and so refused, when others changed the same part', () => {
    const pages = [{ value: [{ ...one, level: 'commenter' as const }], revision: numbered(4) }]
    expect(onLatest(pages, shown, { level: 'editor' }).basedOn).toEqual(numbered(3))
    expect(onLatest([{ value: [] }], shown, { level: 'editor' }).basedOn).toEqual(numbered(3))
  })
})
