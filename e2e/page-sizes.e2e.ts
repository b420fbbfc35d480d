import { expect } from '@playwright/test'
import { pageSizeFigures } from '../bench/figures/page-sizes.ts'
import { describeFigure, isBroken } from '../bench/measure/figure.ts'
import { test } from './support/company.ts'

test('the JavaScript of each screen stays within its budget', () => {
  const figures = pageSizeFigures()
  expect(figures.length).toBeGreaterThan(10)
  expect(figures.filter(isBroken).map(describeFigure)).toEqual([])
})
