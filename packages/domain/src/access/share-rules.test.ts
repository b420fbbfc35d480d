import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { LEVELS } from './levels.ts'
import { dayEndedAt, endOfDay, isThirdPartyLevel, shareRefusals } from './share-rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2026-11-21')
const share = { expiresOn: null, hasThirdParties: false, ownLevel: 'owner' } as const

test('a third party reaches at most suggester', () => {
  expect(LEVELS.filter(isThirdPartyLevel)).toEqual(['reader', 'commenter', 'suggester'])
  const refused = shareRefusals({ ...share, level: 'editor', hasThirdParties: true }, today)
  expect(refused).toEqual([{ code: 'SHARE_LEVEL_THIRD_PARTY', field: 'level' }])
  expect(shareRefusals({ ...share, level: 'editor' }, today)).toEqual([])
})

test('nobody grants above their own level', () => {
  const refused = shareRefusals({ ...share, level: 'owner', ownLevel: 'editor' }, today)
  expect(refused).toEqual([{ code: 'SHARE_LEVEL_ABOVE_OWN', field: 'level' }])
})

describe('the last day', () => {
  test.each([
    ['2026-11-20', ['SHARE_EXPIRY_PAST']],
    ['2026-11-21', ['SHARE_EXPIRY_PAST']],
    ['2026-11-22', []],
  ])('on %s gives %o', (expiresOn, codes) => {
    const found = shareRefusals({ ...share, level: 'reader', expiresOn: day(expiresOn) }, today)
    expect(found.map(({ code }) => code)).toEqual(codes)
  })

  test.each(['2026-03-28', '2026-03-29', '2026-10-25', '2026-12-31', '2028-02-29'])(
    '%s is valid until its end in the company’s time zone, even when clocks change',
    (text) => {
      for (const timeZone of ['Europe/Paris', 'America/Santiago', 'Pacific/Auckland', 'UTC']) {
        const end = endOfDay(timeZone, day(text))
        const local = end.toZonedDateTimeISO(timeZone)
        expect(local.toPlainDate().toString()).toBe(day(text).add({ days: 1 }).toString())
        expect(dayEndedAt(timeZone, new Date(end.epochMilliseconds)).toString()).toBe(text)
      }
    },
  )
})
