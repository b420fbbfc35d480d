import { paperScan } from '../support/paper-scan.ts'
import { column } from './contract-steps.ts'
import { open, opened, press, refused, sent, type Step } from './step.ts'

export const linkCode = sent(
  async (page, t) => {
    await press(page, t('signing.invitation.sendCode'))
    await page.getByLabel(t('signing.code.label')).waitFor()
  },
  (page, t) => press(page, t('signing.invitation.open')),
)

const signDialog: Step = (page, t) => open(page, t('signing.document.sign'))
const askForCode: Step = (page, t) => press(page, t('signing.dialog.askCode'))

export const refusedConsent = sent(signDialog, askForCode)

export const drawnSignature: Step = async (page, t) => {
  await signDialog(page, t)
  await page.getByRole('tab', { name: t('signing.dialog.drawn') }).click()
}

export const wrongCode = sent(
  async (page, t) => {
    await signDialog(page, t)
    await opened(page).getByRole('checkbox').check()
    await askForCode(page, t)
  },
  async (page, t) => {
    await page.getByLabel(t('signing.code.label')).fill('000000')
    await press(page, t('signing.dialog.submit'))
    await refused(page)
  },
)

/** With what keeps the contract from being sent. */
export const sendWindow: Step = async (page, t) => {
  await open(page, t('signing-panel.send'))
  await opened(page)
    .getByRole('button', { name: t('signing-panel.form.submit') })
    .and(page.locator('[aria-disabled=true]'))
    .waitFor()
}

export function signatureAct(name: 'reset' | 'cancel'): Step {
  return async (page, t) => {
    await column('details')(page, t)
    await open(page, t(`signing-panel.${name}`))
  }
}

export const verifiedFile = sent(
  async (page, t) => {
    await column('details')(page, t)
    await press(page, t('signing-panel.verify.title'))
  },
  async (page) => {
    const file = { name: 'copie.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') }
    await Promise.all([
      page.waitForResponse(/\/verification$/),
      page.locator('input[type=file]').setInputFiles(file),
    ])
  },
)

/** A signature by hand instead of the electronic one. */
export const paperWindow: Step = async (page, t) => {
  await open(page, t('signing-panel.send'))
  await opened(page)
    .getByRole('radio', { name: t('signing-paper.means.scan') })
    .check()
}

export const markWindow: Step = async (page, t) => {
  await press(page, t('editor.page.more'))
  await page.getByRole('menuitem', { name: t('editor.page.markSigned') }).click()
  await opened(page).getByRole('checkbox').waitFor()
}

/** The scan with its pages, before it is filed. */
export const scanWindow: Step = async (page, t) => {
  await column('details')(page, t)
  await open(page, t('signing-panel.fileScan'))
  await opened(page).locator('input[type=file]').setInputFiles(paperScan('scan.pdf'))
  await opened(page)
    .getByRole('img', { name: t('signing-paper.file.page', { page: 1 }) })
    .waitFor()
}
