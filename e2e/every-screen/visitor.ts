import type { Browser, Page } from '@playwright/test'
import type { Locale } from '@tacite/domain/locale.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { installInPage } from '../support/in-page.ts'
import { named, plugIn } from '../support/passkeys.ts'
import type { Screen } from './screen.ts'
import type { ShowCase } from './show-case.ts'

export const PHONE = 360
export const DESKTOP = 1440
export type Width = typeof PHONE | typeof DESKTOP

/** A visitor in a separate browser, who changes the language and the width of the page without leaving it. */
export interface Visitor {
  page: Page
  /** The page follows after a moment. */
  chooseLanguage(locale: Locale): Promise<void>
  resize(width: Width): Promise<void>
}

export async function openVisitor(
  browser: Browser,
  as: Screen['as'],
  given: ShowCase,
): Promise<Visitor> {
  const context = await openContext(browser, as, given)
  await context.addInitScript(installInPage)
  const choices = await languageChoices(as, given)
  const otherTab = await context.newPage()
  await otherTab.goto('/healthz')
  const page = await context.newPage()
  // A passkey is asked for at once, and never answers.
  if (isByName(as)) await (await plugIn(page)).recognisesOwner(false)
  return {
    page,
    // As another tab of theirs would: the menu of this one is behind whatever dialog is open.
    chooseLanguage: (locale) => chooseLanguage(otherTab, locale, choices),
    resize: async (width) => {
      if (page.viewportSize()?.width !== width) await page.setViewportSize(sizeOf(width))
    },
  }
}

const isByName = (as: Screen['as']) => as === 'keyholder' || as === 'nobodyByName'
const isNobody = (as: Screen['as']) => as === 'nobody' || as === 'nobodyByName'

const sizeOf = (width: Width) => ({ width, height: width === PHONE ? 740 : 900 })

async function openContext(browser: Browser, as: Screen['as'], given: ShowCase) {
  const options = {
    viewport: sizeOf(PHONE),
    locale: 'fr',
    reducedMotion: 'reduce' as const,
  }
  if (as === 'nobody') return browser.newContext({ baseURL: given.url, ...options })
  if (as === 'nobodyByName') return browser.newContext({ baseURL: named(given.url), ...options })
  const person = as === 'guest' ? (await given.outside()).guest : await given[as]()
  return person.open(browser, options)
}

/** Where the server stores the language of its texts for them. */
async function languageChoices(as: Screen['as'], given: ShowCase): Promise<string[]> {
  if (isNobody(as)) return []
  if (as !== 'guest') return ['/me/language']
  const { invitationId, readingId, answeringId } = await given.outside()
  return [
    `/invitations/${invitationId}/language`,
    `/invitations/${readingId}/contract/language`,
    `/invitations/${answeringId}/questions/language`,
  ]
}
