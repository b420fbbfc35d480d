import type { DrawnPage, PageDrawer, PageToDraw, WebBuild } from '@tacite/api/drawn-page.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { catalogueLoaders, type TextArea } from '@tacite/i18n/generated/texts.ts'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { titleDrawnLast } from '../../platform/document-title.ts'
import { drawIn } from '../../platform/locale.ts'
import { isOutside, paths } from '../../platform/paths.ts'
import { openRoom } from './open-room.ts'
import { OutsideRoot } from './outside-root.tsx'
import { codeLinks, earlyScript } from './code-links.ts'
import { invitationDrawings } from './invitation-drawings.tsx'
import { pageDataElement, restorePageData, type PageData } from './page-data.ts'
import { areasOf, placeOf } from './places.ts'
import { serifLink } from './serif-link.ts'

/** Server-renders the pages for people without an account as they look once their code is loaded. */
export function openDrawer(build: WebBuild): PageDrawer {
  return {
    asksOf: (address) => {
      const { pathname } = urlOf(address)
      return isOutside(pathname) ? placeOf(pathname).asks.map(({ path }) => path) : null
    },
    draw: (page) => drawPage(build, page),
  }
}

async function drawPage(build: WebBuild, page: PageToDraw): Promise<DrawnPage> {
  const { locale } = page
  const address = urlOf(page.address)
  const { room, asks, isLink } = placeOf(address.pathname)
  const data: PageData = {
    locale,
    answers: asks
      .filter(({ path }) => page.answers.has(path))
      .map(({ path, queryKey }) => [queryKey, page.answers.get(path)]),
    texts: await textsOf(locale, areasOf(room)),
  }
  const queryClient = new QueryClient()
  restorePageData(data, queryClient)
  const content = await (await openRoom(room))(address)
  if (content === null) return { redirectTo: paths.signIn() }
  const drawings = isLink ? await invitationDrawings(queryClient) : ''
  const isRead = asks.every(({ path }) => page.answers.has(path))
  const { title, body } = drawIn(locale, () => ({
    body: renderToString(<OutsideRoot queryClient={queryClient}>{content}</OutsideRoot>),
    title: titleDrawnLast(),
  }))
  return {
    html: fillTemplate(build.template, {
      '<html lang="fr">': `<html lang="${locale}" data-room="${room}"${isLink ? ' data-link' : ''}>`,
      '<title>Tacite</title>': `<title>${escaped(title)}</title>`,
      '</head>': `${isLink ? earlyScript(build) : serifLink(build.manifest, room)}${isRead ? '' : codeLinks(build, room)}</head>`,
      '<div id="root"></div>': `<div id="root">${body}</div>${drawings}${pageDataElement(data)}`,
    }),
  }
}

function textsOf(locale: Locale, areas: readonly TextArea[]): Promise<PageData['texts']> {
  return Promise.all(
    areas.map(async (area): Promise<PageData['texts'][number]> => [
      area,
      await catalogueLoaders[locale][area](),
    ]),
  )
}

/** Only the path and the query count: the host is never used. */
function urlOf(address: string): URL {
  return new URL(address.replace(/^\/+/, '/'), 'http://localhost')
}

function fillTemplate(template: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((html, [place, content]) => {
    if (!html.includes(place)) throw new Error(`outside.html lacks ${place}`)
    return html.replace(place, () => content)
  }, template)
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
