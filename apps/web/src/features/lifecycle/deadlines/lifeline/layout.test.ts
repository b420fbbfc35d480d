import { describe, expect, test } from 'vitest'
import { layOutRail, pointGap, roomFor } from './lay-out-rail.ts'
import { placeLabels } from './place-labels.ts'
import type { LabelPlace, LabelWish } from './place-labels.ts'
import { shownPoints, stretchOf, toneOf } from './shown-points.ts'
import { spreadPoints } from './spread-points.ts'

describe('points on a line', () => {
  test('keep their order and spacing within the line', () => {
    const days = [
      '2025-11-01',
      '2025-11-02',
      '2025-11-02',
      '2025-12-31',
      '2026-01-01',
      '2035-12-31',
    ]
    const places = spreadPoints(days, 600, 28)
    expect(places[0]).toBe(0)
    expect(places.at(-1)).toBe(600)
    for (const [index, place] of places.slice(1).entries()) {
      expect(place - (places[index] ?? 0)).toBeGreaterThanOrEqual(28)
    }
  })

  test('share a line that is too short', () => {
    expect(spreadPoints(['2026-01-01', '2026-01-02', '2026-06-01'], 40, 28)).toEqual([0, 20, 40])
  })

  test('are placed sensibly when there is one, several on one day, or none', () => {
    expect(spreadPoints([], 300, 28)).toEqual([])
    expect(spreadPoints(['2026-01-01'], 300, 28)).toEqual([150])
    expect(spreadPoints(['2026-01-01', '2026-01-01'], 300, 28)).toEqual([0, 150])
  })
})

describe('labels', () => {
  test('never overlap, however many there are', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const wishes = someWishes(seed)
      const placed = placeLabels(wishes, 900).flatMap((place, index) =>
        place ? [{ ...place, ...wishes[index]! }] : [],
      )
      for (const [index, a] of placed.entries()) {
        expect(a.left).toBeGreaterThanOrEqual(0)
        expect(a.left + a.width).toBeLessThanOrEqual(900)
        for (const b of placed.slice(index + 1)) expect(doOverlap(a, b)).toBe(false)
      }
    }
  })

  test('with the highest priority are placed first', () => {
    const wish = { at: 450, width: 200 }
    const places = placeLabels(
      [9, 8, 1, 2, 3].map((rank) => ({ ...wish, rank })),
      900,
    )
    expect(places.map((place) => place?.lane ?? null)).toEqual([null, null, 'above', 'below', null])
  })

  test('stay within the line at its ends', () => {
    const [first, last] = placeLabels(
      [
        { at: 14, width: 100, rank: 0 },
        { at: 586, width: 100, rank: 0 },
      ],
      600,
    )
    expect([first?.left, last?.left]).toEqual([0, 500])
  })
})

describe('the drawn points', () => {
  const point = (kind: string, day: string, isCertain = true) => ({
    kind,
    day,
    isCertain,
    label: kind,
    explanation: [],
  })
  const life = [
    point('signed', '2019-12-01'),
    point('effective', '2020-01-01'),
    point('noticeLimit', '2020-09-30'),
    ...[2021, 2022, 2023, 2024, 2025].map((year) => point('renewal', `${year}-01-01`)),
    point('today', '2025-05-04'),
    point('noticeLimit', '2025-09-30'),
    point('renewal', '2026-01-01', false),
  ]

  test('omit the limits of past terms', () => {
    const limits = shownPoints(life, '2025-05-04', 20).filter(({ kind }) => kind === 'noticeLimit')
    expect(limits.map(({ day }) => day)).toEqual(['2025-09-30'])
  })

  test('group past renewals when there is no room, except the last', () => {
    const renewals = shownPoints(life, '2025-05-04', 8).filter(({ kind }) => kind === 'renewal')
    expect(renewals.map(({ day, count }) => [day, count])).toEqual([
      ['2021-01-01', 4],
      ['2025-01-01', 1],
      ['2026-01-01', 1],
    ])
  })

  test('omit the ends of future terms when there is no room, but not that of the current one', () => {
    const ends = [point('termEnd', '2025-12-31'), point('termEnd', '2026-12-31', false)]
    const kept = (most: number) =>
      shownPoints([...life, ...ends], '2025-05-04', most).flatMap(({ kind, day }) =>
        kind === 'termEnd' ? [day] : [],
      )
    expect(kept(20)).toEqual(['2025-12-31', '2026-12-31'])
    expect(kept(8)).toEqual(['2025-12-31'])
  })

  test('are connected by solid lines when certain and dashed ones when it depends on people', () => {
    expect(stretchOf(life[8]!, life[9]!, '2025-05-04')).toBe('certain')
    expect(stretchOf(life[9]!, life[10]!, '2025-05-04')).toBe('conditional')
    expect(stretchOf(life[0]!, life[1]!, '2025-05-04')).toBe('past')
  })

  test('distinguish a limit to obtain a renewal from one to prevent it', () => {
    const limit = { kind: 'noticeLimit', day: '2025-09-30' }
    expect(toneOf(limit, '2025-05-04', 'preventRenewal')).toBe('preventRenewal')
    expect(toneOf(limit, '2025-05-04', 'obtainRenewal')).toBe('obtainRenewal')
  })

  test('are all named on a desktop when the contract was drafted, validated and signed within days', () => {
    const points = [
      point('drafted', '2026-10-18'),
      point('validated', '2026-11-17'),
      point('signed', '2026-11-18'),
      point('today', '2026-11-22'),
      point('effective', '2026-12-22'),
      point('noticeLimit', '2027-09-21'),
      point('termEnd', '2027-12-21'),
      point('renewal', '2027-12-22', false),
    ].map((each) => ({ ...each, count: 1 }))
    const names = [
      'Rédigé',
      'Validé',
      'Signé',
      'Aujourd’hui',
      'Prise d’effet',
      'Limite de dénonciation',
    ]
    const rail = layOutRail(
      points,
      [...names, 'Fin de la période', 'Renouvellement'],
      '2026-11-22',
      1160,
    )
    expect(rail.map(({ label }) => label !== null)).toEqual(points.map(() => true))
  })

  test('leave enough room for each other', () => {
    const points = shownPoints(life, '2025-05-04', roomFor(600))
    const rail = layOutRail(
      points,
      points.map(({ label }) => label),
      '2025-05-04',
      600,
    )
    for (const [index, { at }] of rail.slice(1).entries()) {
      expect(at - (rail[index]?.at ?? 0)).toBeGreaterThanOrEqual(pointGap)
    }
  })
})

/** A reproducible crowd of up to 14 labels. */
function someWishes(seed: number): LabelWish[] {
  let state = seed
  const next = (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
  return Array.from({ length: 2 + next(13) }, () => ({
    at: next(900),
    width: 60 + next(140),
    rank: next(8),
  })).toSorted((a, b) => a.at - b.at)
}

function doOverlap(a: LabelPlace & LabelWish, b: LabelPlace & LabelWish): boolean {
  if (a.lane === b.lane) return a.left < b.left + b.width && b.left < a.left + a.width
  const [far, near] = a.lane === 'farAbove' ? [a, b] : [b, a]
  if (far.lane !== 'farAbove' || near.lane !== 'above') return false
  return far.at > near.left && far.at < near.left + near.width
}
