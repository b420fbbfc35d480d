import { expect, type Page, type Route } from '@playwright/test'
import type { Translator } from '@tacite/i18n/translator.ts'
import {
  beginning,
  open,
  opened,
  press,
  refused,
  sent,
  type RepeatableStep,
  type Step,
} from './step.ts'

/** On a phone one part of a contract is shown at a time. */
export function column(name: 'outline' | 'text' | 'details'): Step {
  return async (page, t) => {
    const part = page.getByRole('group', { name: t('editor.page.columns') })
    if (!(await part.isVisible())) return
    await part.getByRole('button', { name: t(`editor.page.${name}`) }).click()
  }
}

export function writingWindow(name: 'link' | 'image' | 'field' | 'condition' | 'clause'): Step {
  return async (page, t) => {
    await column('text')(page, t)
    await text(page, t).click()
    await page.keyboard.press('Control+End')
    if (name === 'condition') await page.keyboard.press('Shift+Home')
    if (name !== 'image') return open(page, t(`editor.tool.${name}`))
    await press(page, t('editor.tool.moreInserts'))
    await page.getByRole('menuitem', { name: t('editor.tool.image'), exact: true }).click()
    await opened(page).waitFor()
  }
}

function text(page: Page, t: Translator) {
  const name = beginning(t('editor.section.contentLabel', { title: '|' }))
  return page.getByRole('main').getByRole('textbox', { name }).first()
}

/** The value of a live variable, in place. */
export const fieldValue: Step = async (page, t) => {
  await column('text')(page, t)
  await page.locator('[data-field]').first().click()
  await opened(page).waitFor()
}

export const versionsWindow: Step = async (page, t) => {
  await sectionAct(page, t, t('editor.section.versions'))
  await opened(page).waitFor()
}

async function sectionAct(page: Page, t: Translator, act: string): Promise<void> {
  await column('text')(page, t)
  const name = beginning(t('editor.section.actions', { title: '|' }))
  const menu = page.getByRole('button', { name }).first()
  await menu.focus()
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: act }).click()
}

/** An earlier version, and its differences from the current text. */
export const comparedVersions: Step = async (page, t) => {
  await versionsWindow(page, t)
  await opened(page).getByRole('switch').check()
}

/** Another person saves first. */
export const conflict: Step = async (page, t) => {
  await column('text')(page, t)
  const saveBefore = async (route: Route) => {
    const body = route.request().postDataJSON()
    await route.fetch({ postData: { ...body, title: `${body.title} bis` } })
    await route.continue()
  }
  await page.route('**/sections/*', saveBefore, { times: 1 })
  await text(page, t).click()
  await page.keyboard.type('Vu. ')
  await opened(page).waitFor()
}

/** After a conflict: the other text was taken, and the local one can be restored. */
export const reloaded: Step = async (page, t) => {
  await open(page, t('editor.conflict.decide'))
  await press(page, t('editor.conflict.reload'))
  await page.getByText(t('editor.conflict.reloaded')).first().waitFor()
}

/** The bar that finds in the text, with marks in it. */
export const findBar: Step = async (page, t) => {
  await column('text')(page, t)
  const bar = page.getByRole('search', { name: t('editor.find.title') })
  if (!(await bar.isVisible())) await press(page, t('editor.find.open'))
  await bar.getByRole('textbox', { name: t('editor.find.box') }).fill('e')
  await expect(bar.getByRole('status')).not.toBeEmpty()
  const replace = bar.getByRole('button', { name: t('editor.find.showReplace') })
  if ((await replace.getAttribute('aria-expanded')) === 'false') await replace.click()
}

/** What replacing everywhere would change, before it is done. */
export const replaceWindow: Step = async (page, t) => {
  await findBar(page, t)
  await page.getByRole('textbox', { name: t('editor.find.by') }).fill('E')
  await open(page, t('editor.find.replaceAll'))
}

/** A toast with an undo button, whose timer is paused while it has the focus. */
export const removedSection: RepeatableStep = {
  first: async (page, t) => {
    await closeMessages(page, t)
    await removeSection(page, t)
  },
  again: async (page, t) => {
    await page
      .locator('.toast')
      .getByRole('button', { name: t('common.action.undo') })
      .click()
    await closeMessages(page, t)
    await removeSection(page, t)
  },
}

/** Toasts of earlier steps may still be there, come, or close by themselves meanwhile. */
async function closeMessages(page: Page, t: Translator): Promise<void> {
  const close = page.locator('.toast').getByRole('button', { name: t('common.action.close') })
  await expect(async () => {
    await close.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()))
    await expect(page.locator('.toast')).toHaveCount(0, { timeout: 200 })
  }).toPass()
}

async function removeSection(page: Page, t: Translator): Promise<void> {
  await sectionAct(page, t, t('editor.section.remove'))
  await page
    .locator('.toast')
    .filter({ hasText: beginning(t('editor.section.removed', { title: '|' })) })
    .getByRole('button', { name: t('common.action.undo') })
    .focus()
}

export const putBack: Step = async (page, t) => {
  await removedWindow(page, t)
  await opened(page)
    .getByRole('button', { name: beginning(t('editor.removed.restore', { name: '|' })) })
    .click()
  await opened(page).getByText(t('editor.removed.empty')).waitFor()
}

export const removedWindow: Step = async (page, t) => {
  await column('outline')(page, t)
  await open(page, t('editor.removed.open'))
}

/** A line of the summary, being edited. */
export function detail(name: 'title' | 'type' | 'folders'): Step {
  return async (page, t) => {
    await column('details')(page, t)
    const label = t('editor.summary.edit', { name: t(`editor.summary.${name}`) })
    await page.getByRole('button', { name: label }).click()
  }
}

export const termsWindow: Step = async (page, t) => {
  await column('details')(page, t)
  const names = [t('deadlines-panel.terms.define'), t('deadlines-panel.terms.edit')]
  await page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) }).click()
  await opened(page).waitFor()
}

export function deadlineAct(name: 'renew' | 'terminate' | 'giveUp'): Step {
  return async (page, t) => {
    await column('details')(page, t)
    await open(page, t(`deadlines-panel.acts.${name}`))
  }
}

export const refusedEnd = sent(deadlineAct('terminate'), (page, t) =>
  press(page, t('deadlines-panel.acts.saveEnd')),
)

export const letterChoices: Step = async (page, t) => {
  await column('details')(page, t)
  await open(page, t('notices.letter.act'))
}

export const refusedPriceRevision = sent(
  async (page, t) => {
    await column('details')(page, t)
    await open(page, t('notices.price.act'))
  },
  async (page, t) => {
    await press(page, t('notices.price.save'))
    await refused(page)
  },
)

export const requestWindow = sent(
  async (page, t) => {
    await column('details')(page, t)
    await open(page, t('validation.panel.request'))
  },
  (page, t) =>
    opened(page)
      .getByRole('button', { name: t('validation.request.submit') })
      .click(),
)

export function decision(name: 'validateStep' | 'refuseStep'): Step {
  return async (page, t) => {
    await column('details')(page, t)
    await open(page, t(`validation.step.${name}`, { name: 'Juridique' }))
  }
}

export const refusedDecision = sent(decision('refuseStep'), (page, t) =>
  press(page, t('validation.decide.refuse')),
)

export const cancelValidation: Step = async (page, t) => {
  await column('details')(page, t)
  await open(page, t('validation.panel.cancel'))
}
