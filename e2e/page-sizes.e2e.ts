import { expect, test } from '@playwright/test'
import { pageSizeFigures } from '../bench/figures/page-sizes.ts'
import { describeFigure, isBroken } from '../bench/measure/figure.ts'

test('the JavaScript of each screen stays within its budget', () => {
  const figures = pageSizeFigures()
  expect(figures.length).toBeGreaterThan(10)
  expect(figures.filter(isBroken).map(describeFigure)).toEqual([])
})
