import { expect, type Page } from '@playwright/test'
import { buildWord, run } from '../../apps/server/src/platform/parsers/testing/build-word.ts'
import { expectNoViolation } from '../support/axe.ts'
import { test } from '../support/company.ts'
import { listen } from '../support/screens.ts'

const control = (said: string, words: string) =>
  `<w:sdt><w:sdtPr>${said}</w:sdtPr><w:sdtContent>${run(words)}</w:sdtContent></w:sdt>`

const LIST =
  '<w:dropDownList><w:listItem w:displayText="Mensuel" w:value="m"/>' +
  '<w:listItem w:displayText="Annuel" w:value="a"/></w:dropDownList>'

/** One of each. */
const BAIL = buildWord({
  body: [
    `<w:p>${run('Le bailleur loue au preneur des bureaux à {{')}${run('VILLE', { bold: true })}${run('}}, [étage], surface : ......')}</w:p>`,
    `<w:p>${run('Il prend effet le ')}${control('<w:alias w:val="Date d’effet"/><w:date/>', 'Choisissez une date')}${run(' et se paie ')}${control(`<w:alias w:val="Rythme"/>${LIST}`, 'Mensuel')}<w:fldSimple w:instr=" MERGEFIELD Moyen ">${run('«Moyen»')}</w:fldSimple>${run('. Rien d’autre à {{VILLE}}.')}</w:p>`,
  ],
})

async function chooseFile(page: Page, name: string, bytes: Uint8Array) {
  await page.goto('/home/contratheque/modele')
  await page.getByRole('button', { name: 'À partir d’un fichier' }).click()
  const window = page.getByRole('dialog', { name: 'À partir d’un fichier' })
  await window.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(bytes),
  })
  return window
}

test('what a Word file leaves to fill in becomes fields, once each is confirmed', async ({
  browser,
  company,
}) => {
  const author = company.administrator
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  const window = await chooseFile(page, 'Bail.docx', BAIL)
  const places = window.getByRole('region', { name: /passages à compléter/ })

  const status = window.getByRole('status').filter({ hasText: 'Champs créés' })

  await test.step('each is shown in its sentence, with what it could become', async () => {
    await expect(places.getByRole('listitem')).toHaveCount(6)
    const town = places.getByRole('listitem').filter({ hasText: '{{VILLE}}' }).first()
    await expect(town).toContainText('Le bailleur loue au preneur des bureaux à')
    await expect(town).toContainText('Ville · Texte · nouveau champ · 2 endroits')
    await expect(places).toContainText('Date d’effet · Date · champ existant')
    await expect(status).toContainText('Champs créés : 0')
  })

  await expectNoViolation(page)

  await test.step('a name and a type are changed, and one stays text', async () => {
    await places.getByRole('button', { name: 'Tout accepter' }).click()
    await expect(status).toContainText('Champs créés : 5')
    await places.getByRole('checkbox', { name: 'Faire un champ de « [étage] »' }).uncheck()
    await places.getByRole('button', { name: 'Modifier « ...... »' }).click()
    await expect(places.getByRole('textbox', { name: 'Libellé' })).toHaveValue('Surface')
    await places.getByRole('textbox', { name: 'Libellé' }).fill('Surface louée')
    await places.getByRole('combobox', { name: 'Type' }).click()
    await page.getByRole('option', { name: 'Texte', exact: true }).click()
    await expect(places).toContainText('Surface louée · Texte · nouveau champ')
    await expect(status).toContainText('Passages laissés en texte : 1')
  })

  await test.step('a refusal is said in its row', async () => {
    await places.getByRole('textbox', { name: 'Libellé' }).fill('Surface louée')
    await places.getByRole('button', { name: 'Modifier « Mensuel »' }).click()
    await places.getByRole('textbox', { name: 'Choix' }).fill('Mensuel\nMensuel')
    await window.getByRole('button', { name: 'Créer un modèle' }).click()
    await expect(places.getByRole('textbox', { name: 'Choix' })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await places.getByRole('textbox', { name: 'Choix' }).fill('Mensuel\nAnnuel')
  })

  await test.step('the text of the template shows them', async () => {
    await window.getByRole('textbox', { name: 'Titre' }).fill('Bail de bureaux à compléter')
    await window.getByRole('button', { name: 'Créer un modèle' }).click()
    await expect(page).toHaveURL(/\/modele\/[0-9a-f-]{36}$/)
    const text = page.getByRole('main')
    await expect(text).toContainText('[étage]')
    await expect(text).not.toContainText('{{VILLE}}')
    await expect(text).toContainText('Surface louée')
  })

  await test.step('a contract made of it asks for them', async () => {
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    const publishing = page.getByRole('dialog', { name: 'Publier la version 1' })
    await publishing.getByRole('button', { name: 'Publier la version 1' }).click()
    await expect(publishing).toBeHidden()
    await page.goto('/home/contratheque/contractList/new')
    await page.getByRole('radio', { name: /À partir d’un modèle/ }).check({ force: true })
    const card = page.getByRole('radio', { name: /^Bail de bureaux à compléter/ })
    await card.check({ force: true })
    await expect(page.getByRole('textbox', { name: 'Surface louée' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Ville' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Rythme' })).toBeVisible()
  })
  expectQuiet()
  await context.close()
})

test('a long list is searched and decided by keyboard, on a phone', async ({
  browser,
  company,
}) => {
  const context = await company.administrator.open(browser)
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 740 })
  const body = Array.from({ length: 40 }, (_, at) => ({
    text: `Le preneur verse au bailleur, chaque année, la somme prévue à l’annexe {{PIECE_${at}}} du bail.`,
  }))
  const window = await chooseFile(page, 'Pièces.docx', buildWord({ body }))
  const places = window.getByRole('region', { name: '40 passages à compléter' })
  const status = window.getByRole('status').filter({ hasText: 'Champs créés' })
  await expect(places.getByRole('listitem')).toHaveCount(40)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await places.getByRole('searchbox').fill('piece_31')
  await expect(places.getByRole('listitem')).toHaveCount(1)
  await places.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await expect(status).toContainText('Champs créés : 1')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(places.getByRole('textbox', { name: 'Libellé' })).toHaveValue('Piece 31')
  await expectNoViolation(page)
  await places.getByRole('searchbox').fill('')
  await places.getByRole('button', { name: 'Tout laisser en texte' }).click()
  await expect(status).toContainText('Passages laissés en texte : 40')
  await context.close()
})

test('whoever may not create fields places existing ones', async ({ browser, company }) => {
  const author = await company.join('contractManager', 'Inès Marchetti')
  const context = await author.open(browser)
  const page = await context.newPage()
  const window = await chooseFile(page, 'Bail.docx', BAIL)
  const places = window.getByRole('region', { name: '6 passages à compléter' })
  await expect(places).toContainText('Vous ne pouvez pas créer de champ balisé')
  const town = places.getByRole('checkbox', { name: 'Faire un champ de « {{VILLE}} »' })
  await expect(town).toBeDisabled()
  await places.getByRole('button', { name: 'Tout accepter' }).click()
  const status = window.getByRole('status').filter({ hasText: 'Champs créés' })
  await expect(status).toContainText('Champs existants placés : 1')
  await places.getByRole('button', { name: 'Modifier « {{VILLE}} »' }).click()
  await places.getByRole('combobox', { name: 'Devient' }).fill('Adresse du')
  await page.getByRole('option', { name: 'Adresse du cocontractant' }).click()
  await expect(town).toBeChecked()
  await expectNoViolation(page)
  await window.getByRole('button', { name: 'Créer un modèle' }).click()
  await expect(page).toHaveURL(/\/modele\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('main')).toContainText('Adresse du cocontractant')
  await context.close()
})
