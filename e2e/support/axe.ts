import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The version it reports as its source has all its comments: more than twice the size to send to each page. */
const PROGRAM = readFileSync(
  join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'),
  'utf8',
)

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules about words, by name; the others check what is the same in every language. */
const WORDED = axe
  .getRules(RULES)
  .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId)
  .filter((id) => /\b(?:empty|name|alt|title|lang|label|heading|unique)\b/.test(id))

export interface Looked {
  /** The new part of the page, when the rest was audited before. */
  within?: string | undefined
  /** The same look was audited at this width, in another language. */
  isWordedAnew?: boolean
}

/** The violations of WCAG 2.2 AA in the current view, each with its elements. */
export async function violations(page: Page, looked: Looked = {}): Promise<string[]> {
  // Its half megabyte is loaded once per page, not once per look; markup is only returned for violations.
  if (!(await page.evaluate(() => window.axe !== undefined)))
    await page.evaluate(`${PROGRAM}; axe.configure({ noHtml: true })`)
  return page.evaluate(
    async ({ part, runOnly }) => {
      // A control half under the bar at the top is as large as any other.
      const { scrollY } = window
      window.scrollTo({ top: 0, behavior: 'instant' })
      // As when scrolling there: unrendered content would overlap because of its estimated height.
      for (const section of document.querySelectorAll<HTMLElement>('.paper-section')) {
        section.style.contentVisibility = 'visible'
        section.style.contain = 'content'
      }
      // A dialog may have closed since it was seen.
      const context = document.querySelector(part) ? part : 'html'
      const { violations: found } = await window.axe!.run(context, {
        runOnly,
        // Builds no selectors for passing elements.
        resultTypes: ['violations'],
        // Parsing every style sheet again would take a quarter of the time, for rules about sound and rotated phones.
        preload: false,
      })
      window.scrollTo({ top: scrollY, behavior: 'instant' })
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => {
          const markup = document.querySelector(target.join(' '))?.outerHTML ?? ''
          return `${id}: ${target.join(' ')} ${markup.slice(0, 160)}`
        }),
      )
    },
    {
      part: looked.within ?? 'html',
      runOnly: looked.isWordedAnew
        ? { type: 'rule' as const, values: WORDED }
        : { type: 'tag' as const, values: RULES },
    },
  )
}

/** Inert elements wait to be opened, such as the menu of a phone. */
export const WINDOW = ':is([role=dialog], [role=alertdialog]):not([inert] *)'

/** Loading, opening or closing elements. */
const UNREST = '[aria-busy="true"], [data-starting-style], [data-ending-style]'

/** No violation on a screen at rest: loaded, without motion or hover. The page behind an open dialog is hidden from everybody. */
export async function expectNoViolation(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  // An open dialog hides the page behind it.
  const title = page.getByRole('heading', { level: 1 })
  const window = page.locator(WINDOW).filter({ visible: true })
  await expect(title.or(window).first()).toBeVisible()
  await expect(page.locator(UNREST)).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    // Words that still fade in have the contrast of the moment.
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    )
  })
  const within = (await window.count()) > 0 ? WINDOW : undefined
  expect(await violations(page, { within })).toEqual([])
}
