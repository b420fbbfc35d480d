import { test, type Browser, type Page } from '@playwright/test'
import type { Translator } from '@tacite/i18n/translator.ts'
import { closeAll, judgeFit, judgePopups, judgeScreen, WINDOW } from './judge-screen.ts'
import { keepPicture } from './pictures.ts'
import type { Screen } from './screen.ts'
import type { ShowCase } from './show-case.ts'
import { visit } from './visit.ts'

const PHONE = 360
const DESKTOP = 1440

const sizeOf = (width: number) => ({ width, height: width === PHONE ? 740 : 900 })

interface Visitor {
  /** Menus that were opened on a screen before: they are the same everywhere. */
  seen: Set<string>
  given: ShowCase
  t: Translator
  where: Where
}

export interface Where {
  url: string
  chapter: string
  locale: string
  width: number
  shows: 'screens' | 'windows' | 'windows and menus'
}

/** Visits these screens one after the other and says all that is wrong with them. */
export async function judgeChapter(
  browser: Browser,
  screens: Readonly<Record<string, Screen>>,
  visited: Omit<Visitor, 'seen'>,
): Promise<string[]> {
  const visitor = { ...visited, seen: new Set<string>() }
  const faults: string[] = []
  const pages = new Map<Screen['as'], Page>()
  for (const [name, screen] of Object.entries(screens)) {
    const page = pages.get(screen.as) ?? (await openPage(browser, screen.as, visitor))
    pages.set(screen.as, page)
    const found = await test.step(name, () => judgeVisit(page, name, screen, visitor))
    faults.push(...found.map((fault) => `${name}${fault}`))
  }
  await Promise.all([...pages.values()].map((page) => page.context().close()))
  return faults
}

async function judgeVisit(
  page: Page,
  name: string,
  screen: Screen,
  { given, t, where, seen }: Visitor,
): Promise<string[]> {
  const faults: string[] = []
  const said = listen(page, screen)
  const looked = { within: screen.within, isDrawnAsBefore: where.shows === 'screens' }
  const show = async () => {
    await visit(page, typeof screen.path === 'string' ? screen.path : screen.path(given))
    await screen.arrive?.(page, t)
  }
  const judge = async (state: string, look: () => Promise<string[]>) => {
    try {
      const found = await test.step(state || 'at rest', look)
      faults.push(...found.map((fault) => `${state}: ${fault}`))
    } catch (error) {
      // Whatever could not be shown, the rest is judged all the same.
      faults.push(`${state}: ${error instanceof Error ? error.message : String(error)}`)
      await page.goto('about:blank')
      await page.setViewportSize(sizeOf(where.width))
      if (state !== '') await show()
    }
  }
  await serve(page, screen)
  await judge('', async () => {
    await show()
    const found = await judgeScreen(page, looked)
    await keepPicture(page, [where.chapter, name], where)
    return found
  })
  const width = where.width === PHONE ? DESKTOP : PHONE
  await judge(` at ${width} px`, async () => {
    await page.setViewportSize(sizeOf(width))
    const found = await judgeFit(page)
    await keepPicture(page, [where.chapter, name], { ...where, width })
    await page.setViewportSize(sizeOf(where.width))
    return found
  })
  if (where.shows === 'windows and menus') {
    const part = page.locator(screen.opensHeader ? 'body' : (screen.within ?? 'main'))
    await judge(', menus', () => judgePopups(page, part, seen))
  }
  const steps = where.shows === 'screens' ? {} : (screen.steps ?? {})
  for (const [state, step] of Object.entries(steps))
    await judge(`, ${state}`, async () => {
      await step(page, t)
      const found = await judgeScreen(page, looked)
      await keepPicture(page, [where.chapter, name, state], where)
      found.push(...(await judgePopups(page, page.locator(WINDOW), seen)))
      await closeAll(page)
      return found
    })
  await page.unrouteAll()
  return [...faults, ...said()]
}

async function serve(page: Page, { served = {} }: Screen): Promise<void> {
  for (const [path, json] of Object.entries(served))
    await page.route(`**/api/v1${path}`, (route) => route.fulfill({ json }))
}

/** What the console says until it is asked. */
function listen(page: Page, { isRefused }: Screen): () => string[] {
  const said: string[] = []
  const onMessage = (message: { type(): string; text(): string }) => {
    // A browser reports each answer that is no success; a form that is refused is meant to be.
    const [, status] = /^Failed to load resource: .* status of (\d+)/.exec(message.text()) ?? []
    const isExpected = status === '422' || isRefused
    if (message.type() === 'error' && !isExpected) said.push(`: console: ${message.text()}`)
  }
  const onError = (error: Error) => said.push(`: error: ${error.message}`)
  page.on('console', onMessage).on('pageerror', onError)
  return () => {
    page.off('console', onMessage).off('pageerror', onError)
    return said
  }
}

async function openPage(
  browser: Browser,
  as: Screen['as'],
  { given, where: { url, locale, width } }: Visitor,
): Promise<Page> {
  const options = {
    viewport: sizeOf(width),
    locale,
    reducedMotion: 'reduce' as const,
  }
  const context =
    as === 'nobody'
      ? await browser.newContext({ baseURL: url, ...options })
      : await given[as].open(browser, options)
  return context.newPage()
}
