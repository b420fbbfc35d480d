import { expect, type Page } from '@playwright/test'
import { pdfOf } from '../../apps/server/src/testing/attachments.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { test, type Company } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { codeAbout } from '../support/letters.ts'
import { must } from '../support/person.ts'
import { auditEveryLook } from '../support/every-look.ts'
import { listen } from '../support/screens.ts'
import { signAlone } from '../support/signing-calls.ts'

const MOST_CLICKS = 6

/** On the company's calendar. */
const DAY_FORMAT = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })

function dayIn(days: number): string {
  return DAY_FORMAT.format(new Date(Date.now() + days * 86_400_000))
}

/** Ends in some fifty days with a month's notice: its limit is near, and its owner is alerted. */
async function contractNearItsLimit({ administrator, product }: Company): Promise<void> {
  const party = await administrator.call('POST', '/administration/counterparties', {
    name: 'Nordet Ascenseurs',
    kind: 'professional',
    address: '3 rue des Lilas\n75011 Paris',
  })
  const { _id: counterpartyId } = must(party, 201, 'the counterparty')
  const contractId = await writtenContract(administrator, 'Maintenance des ascenseurs', {
    counterpartyId,
  })
  const path = `/contracts3/${contractId}`
  const { lifecycle } = must(await administrator.call('GET', `${path}/deadlines`), 200, 'reading')
  const stated = await administrator.call('PUT', `${path}/lifecycle`, {
    ...lifecycle,
    effectiveDate: dayIn(-300),
    duration: { kind: 'until', day: dayIn(50), meaning: 'lastDayInForce' },
    renewalType: 'tacit',
    renewalDuration: { count: 1, unit: 'years' },
    notice: { unit: 'months', count: 1 },
    sendingMode: 'registeredLetter',
  })
  must(stated, 200, 'stating the deadlines')
  await signAlone(product, administrator, contractId)
}

/** Counts the clicks of a person from now on, whatever page of the application they are on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counting = { clicks: 0 }
    Object.assign(globalThis, { counting })
    document.addEventListener('click', (event) => (counting.clicks += event.detail > 0 ? 1 : 0), {
      capture: true,
    })
  })
  return () =>
    page.evaluate(() => (globalThis as unknown as { counting: { clicks: number } }).counting.clicks)
}

/** What the server words follows the reader while the letter is open, and what is written in it stays. */
async function expectSpanishJudgement(page: Page): Promise<void> {
  const otherTab = await page.context().newPage()
  await otherTab.goto('/healthz')
  await chooseLanguage(otherTab, 'es', ['/me/language'])
  await expect(page.getByRole('dialog')).toContainText(/Valoración si cuenta hoy: a tiempo/i)
  await expect(page.getByRole('textbox', { name: 'Texto de la carta' })).toHaveValue(
    /Maintenance des ascenseurs.*dénonc/s,
  )
  await chooseLanguage(otherTab, 'fr', ['/me/language'])
  await expect(page.getByRole('dialog')).toContainText('Jugement si elle compte aujourd’hui')
  await otherTab.close()
}

test('from an alert to the ready letter in at most six clicks; it is signed here, and a proof read from its file makes it take effect', async ({
  browser,
  company,
}) => {
  await contractNearItsLimit(company)
  const context = await company.administrator.open(browser, {
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto('/home/dashboard')
  const clicks = await countClicks(page)

  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page
    .getByRole('link', { name: /Maintenance des ascenseurs/ })
    .filter({ hasText: /dénonc/ })
    .first()
    .click()
  const register = page.getByRole('region', { name: 'Préavis donnés et reçus' })
  await register.getByRole('button', { name: 'Préparer une lettre' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rédiger la lettre' }).click()
  const letter = page.getByRole('dialog', { name: 'Relire la lettre' })
  await expect(letter.getByRole('textbox', { name: 'Destinataire', exact: true })).toHaveValue(
    'Nordet Ascenseurs',
  )
  await expect(letter).toContainText('À envoyer au plus tard le')
  await expect(letter.getByRole('textbox', { name: 'Texte de la lettre' })).toHaveValue(
    /Maintenance des ascenseurs/,
  )
  await expectSpanishJudgement(page)
  await auditEveryLook(page, '46-letter')
  await letter.getByRole('button', { name: 'Créer la lettre' }).click()
  const ready = register.getByRole('link', { name: 'Télécharger la lettre : Dénonciation' })
  await expect(ready).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS)
  await expect(register).toContainText('Lettre prête à signer et à envoyer')

  const download = page.waitForEvent('download')
  await ready.click()
  expect((await download).suggestedFilename()).toMatch(/^Dénonciation .*\.pdf$/)

  await register.getByRole('button', { name: 'Faire signer ici : Dénonciation' }).click()
  const asking = page.getByRole('dialog', { name: 'Faire signer la lettre ici' })
  await expect(asking.getByRole('radio', { name: 'Moi' })).toBeChecked()
  await auditEveryLook(page, '47-letter-ask')
  await asking.getByRole('button', { name: 'Continuer vers la signature' }).click()
  await expect(page.getByRole('button', { name: 'Refuser de signer' })).toBeVisible()
  await auditEveryLook(page, '47-letter-to-sign')
  await page.getByRole('button', { name: 'Signer le document' }).click()
  const signing = page.getByRole('dialog', { name: /^Signer « Dénonciation/ })
  await signing.getByRole('checkbox').check()
  await signing.getByRole('button', { name: 'Recevoir mon code' }).click()
  const { product, administrator } = company
  const code = signing.getByRole('textbox', { name: 'Code à six chiffres' })
  await code.fill(await codeAbout(product, administrator.email, 'Dénonciation du contrat'))
  await signing.getByRole('button', { name: 'Signer le document' }).click()
  await expect(page.getByText('le document est scellé')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Retour au contrat' }).click()
  await expect(register).toContainText('Lettre signée, prête à envoyer')
  await expect(register.getByRole('link', { name: /^Télécharger la lettre signée/ })).toBeVisible()

  await register.getByRole('button', { name: 'Ajouter une preuve' }).click()
  const proof = page.getByRole('dialog', { name: 'Ajouter une preuve : Dénonciation' })
  await expect(proof).toContainText('le préavis prendra effet')
  const today = dayIn(0).split('-').toReversed().join('/')
  await proof.locator('input[type=file]').setInputFiles({
    name: 'Preuve de depot.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdfOf(`Date de depot : ${today} a 10 h 12`)),
  })
  const found = proof.getByRole('radio', { name: `Dépôt : ${today} à 10:12` })
  await expect(found).not.toBeChecked()
  await found.check()
  await expect(proof.getByRole('textbox', { name: 'Date prouvée' })).toHaveValue(today)
  await auditEveryLook(page, '47-letter-proof')
  await proof.getByRole('button', { name: 'Enregistrer la preuve' }).click()
  await expect(register).toContainText('Le contrat est dénoncé : il court jusqu’au')
  await expect(register).toContainText('À temps')
  // The page was scrolled to its end: its head is half under the bar.
  await page.evaluate(() => globalThis.scrollTo(0, 0))
  await auditEveryLook(page, '47-letter-sent')
  expectQuiet()
  await context.close()
})
