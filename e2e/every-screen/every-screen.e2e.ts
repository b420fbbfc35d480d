import { expect } from '@playwright/test'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { test } from '../support/company.ts'
import { judgeChapter } from './judge-chapter.ts'
import { chapters } from './screens.ts'
import { showCase, type ShowCase } from './show-case.ts'
import { routesWithout, visit } from './visit.ts'

test.describe.configure({ mode: 'parallel' })

/**
 * Every screen in each language at one width, and whether it also fits the other one. Windows and refused forms come at
 * each width in one language; what a control announces is opened in one. Colours and sizes are judged with the windows.
 */
const runs = [
  { locale: 'fr', width: 360, shows: 'windows' },
  { locale: 'en', width: 1440, shows: 'windows and menus' },
  { locale: 'es', width: 360, shows: 'screens' },
] as const

for (const run of runs)
  for (const [name, screens] of Object.entries(chapters))
    test(`${name} in ${run.locale} at ${run.width} px: no violation, no error, no overflow (${run.shows})`, async ({
      browser,
      company,
    }) => {
      const given = await showCase(company, run.locale)
      const t = createTranslator(run.locale)
      const where = { ...run, url: company.product.url, chapter: name }
      expect(await judgeChapter(browser, screens, { given, t, where })).toEqual([])
    })

test('every route that shows something is among the screens', async ({ page }) => {
  const anything = new Proxy({}, { get: () => 'x' }) as ShowCase
  const screens = Object.values(chapters).flatMap((chapter) => Object.values(chapter))
  const paths = screens.flatMap(({ path, leadsTo = [] }) =>
    [typeof path === 'string' ? path : path(anything)].concat(leadsTo),
  )
  await visit(page, '/')
  expect(
    await routesWithout(
      page,
      paths.map((path) => path.replace(/[?#].*/, '')),
    ),
  ).toEqual([])
})
