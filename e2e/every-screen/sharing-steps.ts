import { open, opened, press, refused, sent, type Step } from './step.ts'

export const shareWindow: Step = async (page, t) => {
  await open(page, t('sharing.open'))
  await opened(page).getByText(t('sharing.owner'), { exact: true }).waitFor()
}

export const refusedShare = sent(
  async (page, t) => {
    await shareWindow(page, t)
    await opened(page).getByLabel(t('sharing.form.with')).fill('quelqu-un@')
    await page.getByRole('option').last().click()
  },
  async (page, t) => {
    await press(page, t('sharing.form.submit'))
    await refused(page)
  },
)

export const revokeWindow: Step = async (page, t) => {
  await shareWindow(page, t)
  await opened(page).getByRole('list').getByRole('button').last().click()
  await page.getByRole('alertdialog').waitFor()
}

export const questionWindow: Step = (page, t) => open(page, t('sharing.questions.ask'))
