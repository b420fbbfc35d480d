import { expect, type Browser, type Page } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must, type Person } from '../support/person.ts'
import { listen } from '../support/screens.ts'

const SECTIONS = 30
const LAST = 'Obligations du prestataire 29'
const LINE = 'Le prestataire exécute les prestations avec la diligence requise. '

declare global {
  /** What the page would do once the browser is idle. */
  var idleWork: Set<() => void>
  var commits: number
}

/** A contract of many screens: its address, and the ids of its sections in reading order. */
async function longContract(author: Person): Promise<{ path: string; sectionIds: string[] }> {
  const contractId = await writtenContract(author, 'Entretien des chaudières')
  const read = async () =>
    must(await author.call('GET', `/contracts3/${contractId}/document`), 200, 'reading the text')
  const { textId, blocks } = await read()
  const text = { type: 'text', text: LINE.repeat(45) }
  const paragraph = { type: 'paragraph', attrs: { align: 'left' }, content: [text] }
  for (let at = 1; at < SECTIONS; at += 1) {
    const added = await author.call('POST', `/texts/${textId}/sections`, {
      title: `Obligations du prestataire ${at}`,
      level: 1,
      audience: 'anyone',
      content: { type: 'doc', content: [paragraph] },
      blockId: blocks[0]._id,
      afterSectionId: null,
    })
    must(added, 201, 'adding a section')
  }
  const written = await read()
  const sectionIds = written.blocks.flatMap((block: { sections: { _id: string }[] }) =>
    block.sections.map(({ _id }) => _id),
  )
  return { path: contractPath(contractId), sectionIds }
}

/** A page that draws no more than the first sections until the rest is let through. */
async function openFirstSections(author: Person, browser: Browser, path: string) {
  const context = await author.open(browser)
  await context.addInitScript(holdIdleWork)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(path)
  await expect(page.getByRole('textbox', { name: 'Texte de « Objet »' })).toBeVisible()
  return {
    page,
    close: async () => {
      expectQuiet()
      await context.close()
    },
  }
}

function holdIdleWork(): void {
  globalThis.idleWork = new Set()
  window.requestIdleCallback = (act) => {
    globalThis.idleWork.add(() => act({ didTimeout: false, timeRemaining: () => 50 }))
    return 0
  }
  window.cancelIdleCallback = () => globalThis.idleWork.clear()
}

const drawn = (page: Page) => page.locator('[data-paper] [data-section]')

test('what is typed while the rest of a long text is being drawn stays, and is saved', async ({
  browser,
  company: { administrator },
}) => {
  const { path, sectionIds } = await longContract(administrator)
  const { page, close } = await openFirstSections(administrator, browser, path)
  expect(await drawn(page).count()).toBeLessThan(10)
  const text = page.getByRole('textbox', { name: 'Texte de « Objet »' })
  await text.click()
  await expect(page.locator('[contenteditable="true"]')).toBeFocused()
  await page.keyboard.press('End')
  const saving = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/sections/'),
  )
  // Letter by letter, as the sections come.
  for (const letter of ' Ensuite, rien.') {
    await page.evaluate(() => {
      const work = [...globalThis.idleWork]
      globalThis.idleWork.clear()
      for (const act of work) act()
    })
    await page.keyboard.type(letter)
  }
  await expect(drawn(page)).toHaveCount(sectionIds.length)
  await expect(text).toBeFocused()
  await expect(text).toHaveText(/suit\. Ensuite, rien\.$/)
  expect((await saving).status()).toBe(200)
  await close()
})

test('a part of a long text that is not drawn yet comes immediately when something leads to it', async ({
  browser,
  company: { administrator },
}) => {
  const { path, sectionIds } = await longContract(administrator)
  const open = (address: string) => openFirstSections(administrator, browser, address)

  const asked = await open(`${path}?section=${sectionIds[SECTIONS - 1]}`)
  await expect(asked.page.getByRole('textbox', { name: `Texte de « ${LAST} »` })).toBeFocused()
  await asked.close()

  const outlined = await open(path)
  expect(await drawn(outlined.page).count()).toBeLessThan(10)
  await outlined.page.getByRole('treeitem', { name: /prestataire 25$/ }).click()
  await expect(
    outlined.page.getByRole('heading', { name: /^Article 26/ }).getByRole('textbox'),
  ).toBeInViewport()
  await outlined.close()

  const found = await open(path)
  await found.page.getByRole('button', { name: 'Rechercher dans le texte' }).click()
  await found.page.getByRole('textbox', { name: 'Rechercher', exact: true }).fill(LAST)
  await expect(
    found.page.getByRole('heading', { name: /^Article 30/ }).getByRole('textbox'),
  ).toBeInViewport()
  await found.close()

  const printed = await open(path)
  const sections = await printed.page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'))
    return document.querySelectorAll('[data-paper] [data-section]').length
  })
  expect(sections).toBe(sectionIds.length)
  await printed.close()
})

test('a key renders nothing but the text itself, however many sections there are', async ({
  browser,
  company: { administrator },
}) => {
  const contractId = await writtenContract(administrator, 'Entretien des toitures')
  const context = await administrator.open(browser)
  await context.addInitScript(countCommits)
  const page = await context.newPage()
  await page.goto(contractPath(contractId))
  const text = page.getByRole('textbox', { name: 'Texte de « Objet »' })
  await text.click()
  await expect(page.locator('[contenteditable="true"]')).toBeFocused()
  // The first key says that something is not saved.
  const ofKeys = await page.evaluate(async () => {
    const press = async () => {
      document.execCommand('insertText', false, 'a')
      // What the editor and React do about it.
      for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
    }
    await press()
    const afterFirst = globalThis.commits
    for (let key = 0; key < 10; key += 1) await press()
    return { first: afterFirst, more: globalThis.commits - afterFirst }
  })
  expect(ofKeys.first).toBeGreaterThan(0)
  expect(ofKeys.more).toBe(0)
  await expect(text).toContainText('aaaaaaaaaaa')
  await context.close()
})

/** Counts what React puts on the page. It is sent to the browser as text, before the page's own code. */
function countCommits(): void {
  globalThis.commits = 0
  Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => (globalThis.commits += 1),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  })
}
