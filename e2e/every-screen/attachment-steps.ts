import type { Page } from '@playwright/test'
import type { Translator } from '@tacite/i18n/translator.ts'
import { pdfOf } from '../../apps/server/src/testing/attachments.ts'
import { column } from './contract-steps.ts'
import { beginning, opened, type Step } from './step.ts'

const rows = (page: Page, t: Translator) =>
  page.getByRole('region', { name: t('attachments.title') }).getByRole('listitem')

/** With an annex: attached once, for all languages and widths. */
export const attachedFile: Step = async (page, t) => {
  await column('details')(page, t)
  await page.getByRole('button', { name: t('attachments.add') }).waitFor()
  if ((await rows(page, t).count()) === 0) await give(page, t, 'Plan.pdf', pdfOf('Plan', 'Coupe'))
  // The first file of a server starts the processes that look into it.
  await rows(page, t).first().waitFor({ timeout: 60_000 })
}

export const refusedFile: Step = async (page, t) => {
  await attachedFile(page, t)
  await give(page, t, 'Outil.exe', Buffer.from('MZ\0\0'))
  await page.getByText(t('common.error.attachmentFailed')).waitFor()
}

async function give(page: Page, t: Translator, name: string, bytes: Uint8Array): Promise<void> {
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) }
  await page.locator(`input[type=file][aria-label="${t('attachments.add')}"]`).setInputFiles(file)
}

export function attachmentWindow(name: 'preview' | 'versions' | 'edit'): Step {
  return async (page, t) => {
    await attachedFile(page, t)
    if (name === 'preview') {
      await rows(page, t)
        .getByRole('button', { name: beginning(t('attachments.preview.title', { name: '|' })) })
        .click()
      await opened(page).getByRole('img').waitFor()
      return
    }
    const menu = rows(page, t).getByRole('button', {
      name: beginning(t('attachments.menu', { name: '|' })),
    })
    await menu.focus()
    await menu.press('Enter')
    const label = name === 'versions' ? t('attachments.versions.open') : t('attachments.edit')
    await page.getByRole('menuitem', { name: label, exact: true }).click()
    await opened(page).waitFor()
  }
}
