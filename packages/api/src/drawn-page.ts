import type { Locale } from '@tacite/domain/locale.ts'
import type { BuildManifest } from './chunk-files.ts'

/** How the web build renders its pages for people without an account, for the server that sends them. */
export interface PageDrawer {
  /** The API paths whose answers the page shows; null: the address belongs to the shell. */
  asksOf(address: string): readonly string[] | null
  draw(page: PageToDraw): Promise<DrawnPage>
}

export interface PageToDraw {
  /** Path and query, as requested by the browser. */
  address: string
  locale: Locale
  /** By path, the API's answers to this reader; refused ones are missing. */
  answers: ReadonlyMap<string, unknown>
}

/** A whole page, or where to redirect instead. */
export type DrawnPage = { html: string } | { redirectTo: string }

/** The build's output: its empty page, and which file belongs to which source. */
export interface WebBuild {
  template: string
  manifest: BuildManifest
}

/** The exports of the build's rendering module. */
export interface DrawingModule {
  openDrawer(build: WebBuild): PageDrawer
}
