import { column } from './contract-steps.ts'
import { open, opened, press, type Step } from './step.ts'

export const linkCode: Step = async (page, t) => {
  await press(page, t('signing.invitation.sendCode'))
  await page.getByLabel(t('signing.code.label')).waitFor()
  await press(page, t('signing.invitation.open'))
}

export const signDialog: Step = async (page, t) => {
  await open(page, t('signing.document.sign'))
  await press(page, t('signing.dialog.askCode'))
}

export const drawnSignature: Step = async (page, t) => {
  await signDialog(page, t)
  await page.getByRole('tab', { name: t('signing.dialog.drawn') }).click()
}

export const wrongCode: Step = async (page, t) => {
  await open(page, t('signing.document.sign'))
  await opened(page).getByRole('checkbox').check()
  await press(page, t('signing.dialog.askCode'))
  await page.getByLabel(t('signing.code.label')).fill('000000')
  await press(page, t('signing.dialog.submit'))
  await page.locator('[aria-invalid=true]').waitFor()
}

export const sendWindow: Step = async (page, t) => {
  await open(page, t('signing-panel.send'))
  await opened(page)
    .getByRole('button', { name: t('signing-panel.form.submit') })
    .click()
}

export function signatureAct(name: 'reset' | 'cancel'): Step {
  return async (page, t) => {
    await column('details')(page, t)
    await open(page, t(`signing-panel.${name}`))
  }
}

export const verifiedFile: Step = async (page, t) => {
  await column('details')(page, t)
  await press(page, t('signing-panel.verify.title'))
  const answer = page.waitForResponse(/\/verification$/)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'copie.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') })
  await answer
}
