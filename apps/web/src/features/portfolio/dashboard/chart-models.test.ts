import { expect, test } from 'vitest'
import { barsOf, columnsOf } from './chart-models.ts'
import { isEmptyChart, totalOf } from './chart-model.ts'

const month = (id: string, drafts: number, signing: number) => ({
  _id: id,
  name: id,
  count: drafts + signing,
  parts: [
    { _id: `${id}.DRAFT`, name: 'Brouillon', count: drafts },
    { _id: `${id}.SIGNATURE`, name: 'En signature', count: signing },
  ],
})

test('a column has one mark per status, each with the part that its query uses', () => {
  const { series, groups } = columnsOf(
    'documentsPreSignByMonth',
    [month('2026-10', 2, 1), month('2026-11', 0, 3)],
    { DRAFT: 1, SIGNATURE: 2 },
    ({ _id }) => ({ label: _id.slice(5) }),
  )
  expect(series.map(({ id, name, colour }) => [id, name, colour])).toEqual([
    ['DRAFT', 'Brouillon', 1],
    ['SIGNATURE', 'En signature', 2],
  ])
  expect(groups[0]?.label).toBe('10')
  expect(groups[0]?.marks[1]?.widget).toEqual({
    type: 'documentsPreSignByMonth',
    value: '2026-10.SIGNATURE',
  })
  expect(groups.map(totalOf)).toEqual([3, 3])
})

test('an empty status is not in the legend', () => {
  const { series } = columnsOf(
    'documentsPreSignByMonth',
    [month('2026-10', 2, 0)],
    { DRAFT: 1, SIGNATURE: 2 },
    ({ name }) => ({ label: name }),
  )
  expect(series.map(({ id }) => id)).toEqual(['DRAFT'])
})

test('bars without a count make an empty chart', () => {
  const none = { _id: 'none', name: 'Sans service', count: 0 }
  expect(isEmptyChart(barsOf('contractsBydepartment', 'Contrats', [none]))).toBe(true)
  expect(isEmptyChart(barsOf('contractsBydepartment', 'Contrats', [{ ...none, count: 1 }]))).toBe(
    false,
  )
})
