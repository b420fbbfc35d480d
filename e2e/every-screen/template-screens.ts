import { pdfOf } from '../../apps/server/src/testing/attachments.ts'
import { wordFile } from '../../apps/server/src/testing/uploads.ts'
import * as record from './administration-steps.ts'
import { column } from './contract-steps.ts'
import type { Screen } from './screen.ts'
import type { ShowCase } from './show-case.ts'
import { opened, type Step } from './step.ts'

const list = '/home/contratheque/modele'

const starter = async ({ starterTemplateId }: ShowCase) => `${list}/${await starterTemplateId()}`

/** One tab beside the text of a template. */
const tab =
  (name: 'start' | 'form' | 'check' | 'versions' | 'source'): Step =>
  async (page, t) => {
    await column('details')(page, t)
    await page.getByRole('tab', { name: t(`templates.tab.${name}`) }).click()
    await page.getByRole('tabpanel').locator('form, ol, ul').first().waitFor()
  }

/** With a file: attached once, for all languages and widths. */
const filesTab: Step = async (page, t) => {
  await column('details')(page, t)
  await page.getByRole('tab', { name: t('templates.tab.files') }).click()
  const add = page.getByRole('button', { name: t('templates.files.add') })
  await add.waitFor()
  const files = page.getByRole('tabpanel').getByRole('listitem')
  if ((await files.count()) === 0)
    await page.locator(`input[type=file][aria-label="${t('templates.files.add')}"]`).setInputFiles({
      name: 'Conditions générales de location.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(pdfOf('Conditions', 'Annexe')),
    })
  // The first file of a server starts the processes that look into it.
  await files.first().waitFor({ timeout: 60_000 })
}

const renameWindow: Step = async (page, t) => {
  const name = 'Conditions générales de location'
  await page.getByRole('button', { name: t('attachments.menu', { name }) }).press('Enter')
  await page.getByRole('menuitem', { name: t('templates.files.rename'), exact: true }).click()
  await opened(page).getByRole('textbox').waitFor()
}

/** The heading and the help of the first question. */
const openQuestion: Step = async (page) => {
  await page.getByRole('tabpanel').locator('button[aria-expanded=false]').first().click()
  await page.getByRole('tabpanel').locator('textarea').waitFor()
}

const retireWindow: Step = async (page, t) => {
  await page.getByRole('button', { name: t('templates.actions') }).click()
  await page.getByRole('menuitem', { name: t('templates.retire'), exact: true }).click()
  await opened(page).getByRole('textbox').waitFor()
}

const translateWindow: Step = async (page, t) => {
  await page.getByRole('button', { name: t('templates.actions') }).click()
  await page.getByRole('menuitem', { name: t('templates.translate'), exact: true }).click()
  await opened(page).getByRole('textbox').waitFor()
}

const waitingWindow: Step = async (page, t) => {
  await page.getByRole('button', { name: t('templates.waiting'), exact: true }).click()
  await opened(page).getByRole('listitem').first().waitFor()
}

const publishWindow: Step = async (page, t) => {
  await page.getByRole('button', { name: t('templates.publish'), exact: true }).click()
  await opened(page).getByRole('textbox').waitFor()
}

const fileWindow: Step = async (page, t) => {
  await page.getByRole('button', { name: t('templates.fromFile'), exact: true }).click()
  await opened(page).getByText(t('new-contract.upload.label')).waitFor()
}

const updateWindow: Step = async (page, t) => {
  await page.getByRole('button', { name: t('template-update.see') }).click()
  await opened(page).getByRole('checkbox').first().waitFor()
}

/** The longest of them, in full. */
const shippedWindow: Step = async (page, t) => {
  await page.getByRole('button', { name: t('templates.shipped.action'), exact: true }).click()
  await opened(page).getByRole('radio').nth(3).check()
  await opened(page).getByRole('term').first().waitFor()
}

/** A file with places to fill in, one of them open. */
const placesWindow: Step = async (page, t) => {
  await fileWindow(page, t)
  await opened(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'Bail.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: wordFile([{ text: 'Le bailleur loue à {{PRENEUR}} des bureaux à [Ville].' }]),
    })
  const places = opened(page).getByRole('region', { name: t('templates.fill.title', { count: 2 }) })
  await places.getByRole('button', { name: t('templates.fill.acceptAll') }).click()
  await places.getByRole('listitem').first().getByRole('button').click()
  await places.getByRole('textbox').waitFor()
}

/** Templates: their list, and the page of one. */
export const templateScreens: Readonly<Record<string, Screen>> = {
  templates: {
    path: list,
    as: 'administrator',
    steps: {
      file: fileWindow,
      places: placesWindow,
      shipped: shippedWindow,
      open: record.openRecord,
    },
  },
  'new template': {
    path: `${list}?open=new`,
    as: 'administrator',
    isRefused: true,
    steps: { refused: record.refusedRecord('templates.create') },
  },
  template: {
    path: starter,
    as: 'administrator',
    steps: { retire: retireWindow, translate: translateWindow },
  },
  'terms of a template': {
    path: starter,
    as: 'administrator',
    arrive: tab('start'),
    within: '[data-column]:last-child',
  },
  'form of a template': {
    path: starter,
    as: 'administrator',
    arrive: tab('form'),
    within: '[data-column]:last-child',
    steps: { question: openQuestion },
  },
  'files of a template': {
    path: async ({ changedTemplateId }) => `${list}/${await changedTemplateId()}`,
    as: 'administrator',
    arrive: filesTab,
    within: '[data-column]:last-child',
    steps: { rename: renameWindow },
  },
  'check of a template': {
    path: async ({ flawedTemplateId }) => `${list}/${await flawedTemplateId()}`,
    as: 'administrator',
    arrive: tab('check'),
    within: '[data-column]:last-child',
  },
  'source of a template': {
    path: async ({ outdatedTranslationId }) => `${list}/${await outdatedTranslationId()}`,
    as: 'administrator',
    arrive: tab('source'),
    within: '[data-column]:last-child',
  },
  'check of a translation': {
    path: async ({ outdatedTranslationId }) => `${list}/${await outdatedTranslationId()}`,
    as: 'administrator',
    arrive: tab('check'),
    within: '[data-column]:last-child',
  },
  'versions of a template': {
    path: starter,
    as: 'administrator',
    arrive: tab('versions'),
    within: '[data-column]:last-child',
  },
  'waiting drafts': {
    path: async (showCase) => `${list}/${(await showCase.outdatedDraft()).templateId}`,
    as: 'administrator',
    arrive: tab('versions'),
    within: '[data-column]:last-child',
    steps: { waiting: waitingWindow },
  },
  'changed template': {
    path: async ({ changedTemplateId }) => `${list}/${await changedTemplateId()}`,
    as: 'administrator',
    steps: { publish: publishWindow },
  },
  'outdated draft': {
    path: async ({ outdatedDraft }) =>
      `/home/contratheque/contractList/contract/${(await outdatedDraft()).contractId}/edit`,
    as: 'administrator',
    steps: { update: updateWindow },
  },
}
