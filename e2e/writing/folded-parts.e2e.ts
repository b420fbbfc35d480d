import { expect } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must, type Person } from '../support/person.ts'

const KEPT = 'Une garantie est due.'
const LEFT = 'Une caution bancaire est due.'

test('a conditional part that the contract leaves out is one line that says why, and unfolds', async ({
  browser,
  company: { administrator },
}) => {
  const contractId = await writtenContract(administrator, 'Bail de la halle')
  await writeConditions(administrator, contractId)
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto(contractPath(contractId))
  const [left, kept] = [0, 1].map((place) => page.locator('[data-conditional]').nth(place))
  await expect(kept!).toContainText('Figure au contrat')
  await expect(page.getByText(KEPT)).toBeVisible()
  await expect(kept!.getByRole('button')).toHaveCount(0)
  await expect(left!).toContainText(/Si Titre du contrat est égal à Vente\s*Absent du contrat/)
  await expect(page.getByText(LEFT)).toBeHidden()

  const unfold = left!.getByRole('button', { name: 'Afficher le texte' })
  await expect(unfold).toHaveAttribute('aria-expanded', 'false')
  await unfold.click()
  await expect(page.getByText(LEFT)).toBeVisible()
  // Editing begins where one points: what is unfolded stays so.
  await page.getByText(LEFT).click()
  await expect(page.locator('[contenteditable="true"]').getByText(LEFT)).toBeVisible()
  await left!.getByRole('button', { name: 'Replier' }).click()
  await expect(page.getByText(LEFT)).toBeHidden()
  await expect(page.getByText(KEPT)).toBeVisible()
  await context.close()
})

test('an article that its conditions leave out says so, and leaves its number to the next', async ({
  browser,
  company: { administrator },
}) => {
  const contractId = await writtenContract(administrator, 'Bail du hangar')
  await writeConditions(administrator, contractId, [part('Vente', LEFT)])
  await addSection(administrator, contractId, 'Prix')
  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto(contractPath(contractId))
  const [first, second] = [0, 1].map((place) => page.locator('[data-section]').nth(place))
  await expect(first!).toContainText('Absente du contrat')
  await expect(first!).not.toContainText('Article')
  await expect(second!).toContainText('Article\u00A01')
  const outline = page.getByRole('tree', { name: 'Plan' })
  await expect(outline.getByRole('treeitem').first()).toContainText('Absente du contrat')

  await writeConditions(administrator, contractId, [part('Bail du hangar', LEFT)])
  await page.reload()
  await expect(first!).toContainText('Article\u00A01')
  await expect(first!).not.toContainText('Absente')
  await expect(second!).toContainText('Article\u00A02')
  await context.close()
})

async function writeConditions(
  person: Person,
  contractId: string,
  parts = [part('Vente', LEFT), part('Bail de la halle', KEPT)],
): Promise<void> {
  const path = `/contracts3/${contractId}/document`
  const { textId, blocks } = must(await person.call('GET', path), 200, 'reading the text')
  const [section] = blocks[0].sections
  const { title, audience, version } = section
  const saved = await person.call('PUT', `/texts/${textId}/sections/${section._id}`, {
    title,
    audience,
    version,
    content: { type: 'doc', content: parts },
  })
  must(saved, 200, 'writing the conditions')
}

async function addSection(person: Person, contractId: string, title: string): Promise<void> {
  const path = `/contracts3/${contractId}/document`
  const { textId, blocks } = must(await person.call('GET', path), 200, 'reading the text')
  const added = await person.call('POST', `/texts/${textId}/sections`, {
    title,
    level: 1,
    audience: 'anyone',
    content: { type: 'doc', content: [paragraph('Le prix est ferme.')] },
    blockId: blocks[0]._id,
    afterSectionId: blocks[0].sections.at(-1)._id,
  })
  must(added, 201, 'adding a section')
}

const paragraph = (text: string) => ({
  type: 'paragraph',
  attrs: { align: 'left' },
  content: [{ type: 'text', text }],
})

const part = (value: string, text: string) => ({
  type: 'conditional',
  attrs: { variable: 'contract_title', operator: 'eq', value },
  content: [paragraph(text)],
})
