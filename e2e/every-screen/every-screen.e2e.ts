import { expect } from '@playwright/test'
import { test } from '../support/company.ts'
import { auditChapter } from './audit-chapter.ts'
import { installInPage } from '../support/in-page.ts'
import { chapters } from './chapters.ts'
import { showCase, type ShowCase } from './show-case.ts'
import { routesWithout, visit } from './visit.ts'

// Each chapter is some hundred looks.
test.describe.configure({ mode: 'parallel', timeout: 600_000 })

for (const [name, screens] of Object.entries(chapters))
  test(`${name}: no violation, no error, no overflow in any language at any width`, async ({
    browser,
    sharedCompany,
  }) => {
    expect(await auditChapter(browser, name, screens, showCase(sharedCompany))).toEqual([])
  })

test('every route that renders something is among the screens', async ({ page }) => {
  const anything = new Proxy({}, { get: () => async () => 'x' }) as ShowCase
  const screens = Object.values(chapters).flatMap((chapter) => Object.values(chapter))
  const paths = await Promise.all(
    screens.map(async ({ path, leadsTo = [] }) =>
      [typeof path === 'string' ? path : await path(anything)].concat(leadsTo),
    ),
  )
  await page.addInitScript(installInPage)
  await visit(page, '/error')
  expect(
    await routesWithout(
      page,
      paths.flat().map((path) => path.replace(/[?#].*/, '')),
    ),
  ).toEqual([])
})
