import { chunkFiles, type BuildManifest } from '@tacite/api/chunk-files.ts'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from '../measure/figure.ts'

const DIST = join(import.meta.dirname, '../../apps/web/dist')
const FIRST_DASHBOARD_KB = 170
const ROUTE_KB = 100
const EDITOR_KB = 110
const VIEWER_KB = 140
/** The shell with the contract page, before its parts: each is a request. */
const PAGE_FILES = 45
/** Everything a page outside the shell needs, with brotli, which every browser accepts over HTTPS. React with its queries is 66 of it. */
const OUTSIDE_KB = 90
const ROOMS = ['landing', 'accounts', 'links', 'guests']

/**
 * Compressed JavaScript: all of it for a page outside the shell (brotli), and (gzip) up to the first dashboard with
 * its texts in one language; then what each screen needs beyond the shell. Dialogs that open later are not counted.
 */
export function pageSizeFigures(dist = DIST): Figure[] {
  const manifest = JSON.parse(
    readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
  ) as BuildManifest
  const shell = filesOf(manifest, SHELL)
  const kilobytes = (files: Iterable<string>, compression: 'br' | 'gz' = 'gz') =>
    [...files].reduce((sum, file) => sum + statSync(join(dist, `${file}.${compression}`)).size, 0) /
    1024
  const beyondShell = (sources: readonly string[]) =>
    kilobytes([...filesOf(manifest, sources)].filter((file) => !shell.has(file)))
  const figure = (name: string, value: number, limit: number): Figure => ({
    name: `JavaScript: ${name}`,
    value,
    unit: 'KB',
    limit,
    isGate: true,
  })
  const page = filesOf(manifest, [...SHELL, CONTRACT_PAGE])
  const beyondPage = kilobytes([...filesOf(manifest, EDITOR)].filter((file) => !page.has(file)))
  const first = kilobytes([
    ...new Set([...shell, ...filesOf(manifest, [DASHBOARD, text('portfolio/dashboard-screen')])]),
  ])
  return [
    ...ROOMS.map((room) =>
      figure(
        `outside, ${room}`,
        kilobytes(filesOf(manifest, outsideSources(room)), 'br'),
        OUTSIDE_KB,
      ),
    ),
    figure('to the first dashboard', first, FIRST_DASHBOARD_KB),
    ...screensOf(manifest).map((source) =>
      figure(source.replace(/^.*\/|\.tsx$/g, ''), beyondShell([source]), ROUTE_KB),
    ),
    figure('editor, beyond its page', beyondPage, EDITOR_KB),
    figure('document viewer', beyondShell([VIEWER]), VIEWER_KB),
    { ...figure('files of a contract page', page.size, PAGE_FILES), unit: 'files' },
  ]
}

function text(area: string): string {
  return `../../packages/i18n/src/fr/${area}.json`
}

function outsideSources(room: string): string[] {
  const folder = 'src/app/outside'
  return ['outside.html', `${folder}/open-page.tsx`, `${folder}/${room}-room.tsx`]
}

const SHELL = ['index.html', 'src/app/shell/shell.tsx', text('shell'), text('common')]
const DASHBOARD = 'src/features/portfolio/dashboard/dashboard-screen.tsx'
const CONTRACT_PAGE = 'src/features/writing/contracts/page/contract-page.tsx'
const EDITOR = [
  'src/features/writing/texts/editor/section-editor.tsx',
  'src/features/writing/texts/toolbar/toolbar.tsx',
]
const VIEWER = 'src/features/portfolio/search/signed-document-screen.tsx'

/** Every screen is a separate chunk, fetched on navigation. */
function screensOf(manifest: BuildManifest): string[] {
  return Object.keys(manifest).filter(
    (source) => /^src\/features\/.*-(?:screen|page)\.tsx$/.test(source) && source !== VIEWER,
  )
}

/** @throws when the build has no file of its own for a source: its size would count as nothing */
function filesOf(manifest: BuildManifest, sources: readonly string[]): Set<string> {
  const missing = sources.find((source) => !manifest[source])
  if (missing) throw new Error(`The build has no file of its own for ${missing}.`)
  return chunkFiles(manifest, sources)
}
