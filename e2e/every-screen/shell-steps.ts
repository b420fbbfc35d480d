import type { Page } from '@playwright/test'
import { buildPdf, setLines } from '../../apps/server/src/platform/parsers/testing/build-pdf.ts'
import { loadedFile } from '../support/hostile-files.ts'
import {
  open,
  opened,
  press,
  refused,
  sent,
  sentAsItStands,
  type RepeatableStep,
  type Step,
} from './step.ts'

export function submitted(form: 'signIn' | 'signUp'): RepeatableStep {
  return sentAsItStands(async (page, t) => {
    await press(page, t(form === 'signUp' ? 'auth.signUp.byMailSubmit' : 'auth.signIn.submit'))
    await refused(page)
  })
}

/** The first form of the page, submitted unchanged. */
export function refusedForm(action: 'save'): RepeatableStep {
  return sentAsItStands(async (page, t) => {
    await press(page, t(`common.action.${action}`))
    await refused(page)
  })
}

export const wrongPassword = sentAsItStands(async (page, t) => {
  await page.getByLabel(t('auth.signIn.email')).fill('nobody@exemple.test')
  await page.locator('input[type=password]').fill('never chosen')
  await press(page, t('auth.signIn.submit'))
  await page.getByRole('alert').first().waitFor()
})

export const submittedAddress = sentAsItStands(async (page, t) => {
  await press(page, t('auth-recovery.forgot.submit'))
  await refused(page)
})

export const askedForLink: Step = async (page, t) => {
  await page.getByLabel(t('auth-recovery.forgot.email')).fill('nobody@exemple.test')
  await press(page, t('auth-recovery.forgot.submit'))
  await page.getByRole('status').first().waitFor()
}

export const submittedToJoin = sentAsItStands(async (page, t) => {
  await press(page, t('auth-recovery.join.submit'))
  await refused(page)
})

export const askedToJoin: Step = async (page, t) => {
  await page.getByLabel(t('auth-recovery.join.email')).fill('nobody@exemple.test')
  await press(page, t('auth-recovery.join.submit'))
  await page.getByRole('status').first().waitFor()
}

export const refusedPassword = sentAsItStands(async (page, t) => {
  await press(page, t('auth-recovery.reset.submit'))
  await refused(page)
})

export const passwordForm = sent(
  (page, t) => press(page, t('options-security.password.change')),
  async (page, t) => {
    await press(page, t('options-security.password.submit'))
    await refused(page)
  },
)

export const addressForm: Step = (page, t) => press(page, t('options-security.email.change'))

export const quickWindow: Step = async (page, t) => {
  const title = t('dashboard-screen.tile.contractsInProgressCount.label')
  await open(page, t('dashboard-screen.quick', { title }))
  await opened(page).getByRole('table').or(opened(page).getByRole('listitem')).first().waitFor()
}

export const chartsAsTables: Step = async (page, t) => {
  const name = t('dashboard-screen.chart.asTable')
  const buttons = page.getByRole('button', { name, exact: true })
  while ((await buttons.count()) > 0) await buttons.first().click()
}

export const selectTask: Step = async (page) => {
  await page.getByRole('main').getByRole('checkbox').filter({ visible: true }).last().check()
}

/** The panel of a row; on a phone it covers the list of cards. */
export const openTask: Step = async (page) => {
  if (await page.getByRole('complementary').isVisible()) return
  const row = page.locator('tbody tr').filter({ visible: true }).last()
  const card = page.getByRole('main').getByRole('listitem').getByRole('link')
  await row.or(card).first().waitFor()
  if (await row.isVisible()) await row.press('Enter')
  else await card.first().click()
  await page.getByRole('complementary').locator('dl').waitFor()
}

export const decideOnTask: Step = async (page, t) => {
  await openTask(page, t)
  await page
    .getByRole('button', { name: t('validation.step.validate') })
    .last()
    .click()
  await opened(page).waitFor()
}

export const keys: Step = async (page) => {
  await page.keyboard.press('?')
  await opened(page).waitFor()
}

export const palette: Step = async (page, t) => {
  await page.keyboard.press('Control+k')
  await opened(page).getByRole('combobox').fill(t('shell.menu.contracts').slice(0, 4))
  await page
    .getByRole('option', { name: t('shell.menu.contracts') })
    .first()
    .waitFor()
}

export const searchWindow: Step = (page, t) => open(page, t('shell.search.title'))

/** On a phone the menu is a drawer; otherwise it is always visible. */
export const drawer: Step = async (page, t) => {
  const button = page.getByRole('button', { name: t('shell.topBar.openMenu') })
  if (await button.isVisible()) await open(page, t('shell.topBar.openMenu'))
}

export const submittedContract = sentAsItStands(async (page, t) => {
  await press(page, t('new-contract.submit'))
  const refusal = t.refusal({ code: 'CONTRACT_TITLE_REQUIRED' })
  await page.getByText(refusal).first().waitFor()
})

export function start(kind: 'scratch' | 'upload' | 'signed'): Step {
  return async (page, t) => {
    await page.getByRole('radio', { name: t(`new-contract.start.${kind}`) }).check({ force: true })
  }
}

export const refusedFile = sent(start('upload'), (page) =>
  upload(page, 'notes.docx', Buffer.from('no document')),
)

/** A file that is imported with losses. */
export const readFile: Step = async (page, t) => {
  await start('upload')(page, t)
  await upload(page, loadedFile.name, Buffer.from(loadedFile.bytes))
}

/** A PDF beside the form. */
export const signedFile: Step = async (page, t) => {
  await start('signed')(page, t)
  const name = 'bail signé.pdf'
  const buffer = Buffer.from(buildPdf([{ lines: setLines(['BAIL COMMERCIAL']) }]))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer })
  // Its pages are beside the form on a desktop only.
  await page.getByText(name, { exact: true }).filter({ visible: true }).waitFor()
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  await Promise.all([
    page.waitForResponse(/\/uploads$/),
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer }),
  ])
}

export const newCounterparty: Step = async (page, t) => {
  const field = page.getByRole('combobox', { name: t('new-contract.details.counterparty') })
  await field.fill('Société Élan')
  await page.getByRole('option', { name: /Élan/ }).click()
  await opened(page).waitFor()
}
