import { expect, type Page } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { requestValidation, writtenContract } from '../support/contracts.ts'
import { placesOfList } from '../support/places.ts'

const WIDTHS = [1440, 1280]

test('the menu stays while a contract and its code are still loading', async ({
  browser,
  company: { administrator },
}) => {
  const contractId = await writtenContract(administrator, 'Entretien des toitures')
  await requestValidation(administrator, contractId, [administrator])
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/tasks')
  const link = page.getByRole('link', { name: 'Entretien des toitures', exact: true })
  await expect(link).toBeVisible()
  await page.waitForLoadState('networkidle')
  await watchMenu(page)
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js|\/document$/, async (route) => {
    await isLetThrough
    await route.continue()
  })
  // Without hovering, which loads the next page in advance.
  await link.dispatchEvent('click')
  // The skeleton comes after a while; the menu is watched in each frame until then and after.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible()
  letThrough()
  await expect(
    page.getByRole('heading', { name: 'Entretien des toitures', level: 1 }),
  ).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'framesWithoutMenu'))).toBe(0)
  await context.close()
})

test('the buttons of a contract’s header stay in their place while the last of them comes late', async ({
  browser,
  company: { administrator },
}) => {
  await writtenContract(administrator, 'Entretien des toitures')
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/contratheque/contractList')
  const link = page.getByRole('link', { name: 'Entretien des toitures', exact: true })
  await expect(link).toBeVisible()
  await page.waitForLoadState('networkidle')
  await watchPreview(page)
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/\/signature$/, async (route) => {
    await isLetThrough
    await route.continue()
  })
  const answered = page.waitForResponse(/\/document$/)
  await link.dispatchEvent('click')
  await answered
  await drawFrames(page)
  letThrough()
  await expect(page.getByRole('button', { name: 'Envoyer pour signature' })).toBeVisible()
  await drawFrames(page)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'placesOfPreview'))).toHaveLength(1)
  await context.close()
})

for (const width of WIDTHS) {
  test(`each panel of a contract opens without moving its header or text, ${width} px wide`, async ({
    browser,
    company: { administrator },
  }) => {
    const contractId = await writtenContract(administrator, 'Entretien des toitures')
    const context = await administrator.open(browser, { viewport: { width, height: 900 } })
    const page = await context.newPage()
    await page.goto(contractPath(contractId))
    await expect(page.getByRole('toolbar')).toBeVisible()
    // The last parts of the header come with their own code.
    await expect(page.getByRole('button', { name: 'Envoyer pour signature' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Vie du contrat/ })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const closed = await placesOfContract(page)
    expect(closed.length).toBeGreaterThan(5)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel')).not.toBeEmpty()
      await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0)
      expect([await tab.getAttribute('aria-label'), await placesOfContract(page)]).toEqual([
        await tab.getAttribute('aria-label'),
        closed,
      ])
    }
    await context.close()
  })

  test(`a task opens beside its list without moving a row, ${width} px wide`, async ({
    browser,
    company: { administrator },
  }) => {
    for (const title of ['Entretien des toitures', 'Maintenance préventive des ascenseurs']) {
      const contractId = await writtenContract(administrator, title)
      await requestValidation(administrator, contractId, [administrator])
    }
    const context = await administrator.open(browser, { viewport: { width, height: 900 } })
    const page = await context.newPage()
    await page.goto('/home/tasks')
    const opener = page.getByRole('link', { name: /^Décider de « Entretien/ })
    await expect(opener).toBeVisible()
    const closed = await placesOfList(page)
    await opener.click()
    const panel = page.getByRole('complementary', { name: 'Entretien des toitures' })
    await expect(panel.getByRole('button', { name: /^Valider l’étape/ })).toBeVisible()
    expect(await placesOfList(page)).toEqual(closed)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    expect(await placesOfList(page)).toEqual(closed)
    await context.close()
  })
}

/** Collects the places at which the link to the PDF is drawn. */
function watchPreview(page: Page): Promise<void> {
  return page.evaluate(() => {
    const placesOfPreview: number[] = []
    Object.assign(globalThis, { placesOfPreview })
    const look = () => {
      const place = document.querySelector('main header a[target]')?.getBoundingClientRect().left
      if (place !== undefined && !placesOfPreview.includes(place)) placesOfPreview.push(place)
      requestAnimationFrame(look)
    }
    look()
  })
}

/** Enough for the page to draw what it has. */
function drawFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** Counts the frames drawn without the menu. */
function watchMenu(page: Page): Promise<void> {
  return page.evaluate(() => {
    const count = { framesWithoutMenu: 0 }
    Object.assign(globalThis, count)
    const look = () => {
      const isShown = [...document.querySelectorAll('nav a')].some(
        (link) => link.getClientRects().length > 0,
      )
      if (!isShown) Object.assign(globalThis, { framesWithoutMenu: (count.framesWithoutMenu += 1) })
      requestAnimationFrame(look)
    }
    look()
  })
}

/** The frame of the page and of the text: title, buttons, steps, toolbar, tabs, sections. */
function placesOfContract(page: Page): Promise<number[][]> {
  return page
    .locator(
      'main header button, main h1, [role="toolbar"], [role="tablist"], [data-paper], h2, h3',
    )
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('[role="tabpanel"]'))
        .map((element) => {
          const { left, top, width } = element.getBoundingClientRect()
          return [Math.round(left), Math.round(top), Math.round(width)]
        }),
    )
}
